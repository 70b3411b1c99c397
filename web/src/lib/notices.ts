// Notices of the browser itself, for somebody who looks at another window. Never asked for unasked.

import { set, setting } from "./settings.svelte";

/** Whether the browser lets us: "insecure" and "missing" are reasons that no button can change. */
export type Leave = "granted" | "denied" | "default" | "insecure" | "missing";

export function leave(): Leave {
  if (!isSecureContext) return "insecure";
  return "Notification" in window ? Notification.permission : "missing";
}

/** Switch notices on: the browser asks its question, and shows one notice so that everybody knows what they look like. */
export async function allow(title: string, body: string): Promise<Leave> {
  const now = leave();
  const given = now === "default" ? await Notification.requestPermission() : now;
  if (given !== "granted") return given;
  const shown = show(title, body, "sample");
  set("notices", shown);
  return shown ? "granted" : "missing";
}

/** Tell somebody who is not looking; one table has one notice at a time. */
export function notify(title: string, body: string, table: string): void {
  if (document.hidden && setting("notices") && leave() === "granted") show(title, body, table);
}

function show(title: string, body: string, tag: string): boolean {
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return true;
  } catch {
    return false; // some telephones have the word but not the thing
  }
}
