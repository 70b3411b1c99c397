// What somebody switched on for this device. Everything that draws attention is off until asked for.

const PLACE = "sietch.settings";

interface Settings {
  sounds: boolean;
  notices: boolean;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

const chosen = $state<Settings>({ sounds: false, notices: false, ...kept() });

export function setting(name: keyof Settings): boolean {
  return chosen[name];
}

export function set(name: keyof Settings, on: boolean): void {
  chosen[name] = on;
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // Nothing is kept; the switch holds as long as the page does.
  }
}
