/** Sounds made on the spot: wood on wood, two notes of a horn, a coin. No files. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a click or a key. */
export function allowSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

interface Tone {
  from: number; // Hz
  to?: number;
  at?: number; // seconds from now
  length: number;
  volume: number;
  wave: OscillatorType;
}

function play(...tones: Tone[]): void {
  if (!settings.sound || !context || context.state !== "running") return;
  for (const { from, to = from, at = 0, length, volume, wave } of tones) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: wave, frequency: from });
    const loudness = new GainNode(context, { gain: 0 });
    tone.frequency.exponentialRampToValueAtTime(to, begin + length);
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(volume, begin + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** A piece is put down. */
export const tock = () => play({ from: 240, to: 110, length: 0.09, volume: 0.18, wave: "triangle" });

/** It is my turn. */
export const horn = () =>
  play(
    { from: 294, length: 0.28, volume: 0.12, wave: "triangle" },
    { from: 440, at: 0.16, length: 0.5, volume: 0.12, wave: "triangle" },
  );

/** A line of a scoring. */
export const coin = () => play({ from: 1320, to: 1760, length: 0.12, volume: 0.05, wave: "sine" });

/** The game is over. */
export const fanfare = () =>
  play(
    ...[294, 370, 440, 587].map((from, i): Tone => ({
      from,
      at: i * 0.14,
      length: 0.6,
      volume: 0.1,
      wave: "triangle",
    })),
  );
