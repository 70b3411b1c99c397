// A rule reference anywhere asks for its rule; whoever shows the rules on this page answers.

type Reader = (id: string) => void;
let reader: Reader | null = null;

/** From now on `show` opens rules; what is returned ends that. */
export function readsRules(show: Reader): () => void {
  reader = show;
  return () => {
    if (reader === show) reader = null;
  };
}

/** Open a rule; false where this page shows no rules. */
export function lookUp(id: string): boolean {
  reader?.(id);
  return reader !== null;
}
