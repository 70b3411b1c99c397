// A few short sounds, made by the browser itself. Silent unless somebody switched them on.

import { setting } from "./settings.svelte";

export type Sound = "turn" | "acted" | "over" | "said";

/** Notes as [hertz, seconds after the beginning, seconds]. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [[392, 0, 0.22], [587.3, 0.14, 0.4]],
  acted: [[220, 0, 0.09]],
  over: [[261.6, 0, 0.5], [392, 0.16, 0.5], [523.3, 0.32, 0.9]],
  said: [[784, 0, 0.1], [659.3, 0.08, 0.16]],
};
const LOUD: Record<Sound, number> = { turn: 0.16, acted: 0.05, over: 0.14, said: 0.09 };

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!setting("sounds")) return;
  context ??= new AudioContext();
  // A browser keeps a page silent until somebody has touched it; it is then heard from the next sound on.
  if (context.state === "suspended") void context.resume();
  for (const [pitch, after, long] of NOTES[sound]) note(context, pitch, context.currentTime + after, long, LOUD[sound]);
}

function note(audio: AudioContext, pitch: number, at: number, long: number, loud: number): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + long + 0.02);
}
