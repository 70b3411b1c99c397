// Why something cannot be done: the sentence, and the id of the rule that a reason ends with in brackets.

export interface Reason {
  readonly text: string;
  readonly rule: string;
}

export function reasonOf(why: string): Reason {
  const found = /^(.*?)\s*\[([^\]]*)\]$/s.exec(why);
  return found ? { text: found[1]!, rule: found[2]! } : { text: why, rule: "" };
}
