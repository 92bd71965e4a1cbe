/** Short sounds, made on the spot: wood, paper, glass, sand. Silent until the first gesture, as browsers ask. */
import { settings } from "./settings.svelte";

export type Sound = "paper" | "wood" | "lock" | "glass" | "caw" | "turn" | "refused" | "win" | "tick" | "dice" | "sand";

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (c: AudioContext, at: number) => void> = {
  paper: (c, at) => noise(c, at, 0.12, 3200, 0.18),
  wood: (c, at) => tone(c, at, "triangle", 210, 120, 0.09, 0.35),
  lock: (c, at) => {
    tone(c, at, "square", 900, 500, 0.04, 0.08);
    tone(c, at + 0.06, "triangle", 180, 110, 0.1, 0.35);
  },
  glass: (c, at) => {
    tone(c, at, "sine", 1760, 1750, 0.5, 0.14);
    tone(c, at, "sine", 2637, 2630, 0.35, 0.07);
  },
  caw: (c, at) => {
    tone(c, at, "sawtooth", 520, 380, 0.14, 0.07);
    tone(c, at + 0.17, "sawtooth", 500, 330, 0.18, 0.07);
  },
  turn: (c, at) => {
    tone(c, at, "sine", 660, 660, 0.18, 0.14);
    tone(c, at + 0.12, "sine", 880, 880, 0.28, 0.14);
  },
  refused: (c, at) => tone(c, at, "triangle", 150, 90, 0.16, 0.3),
  win: (c, at) => {
    for (const [i, hertz] of [523, 659, 784, 1047].entries())
      tone(c, at + i * 0.11, "triangle", hertz, hertz, 0.4, 0.16);
  },
  tick: (c, at) => tone(c, at, "square", 1200, 1100, 0.02, 0.05),
  dice: (c, at) => {
    for (const late of [0, 0.07, 0.13, 0.22]) noise(c, at + late, 0.04, 1400, 0.3);
  },
  sand: (c, at) => noise(c, at, 0.5, 5200, 0.05),
};

function tone(c: AudioContext, at: number, type: OscillatorType, from: number, to: number, long: number, loud: number) {
  const oscillator = c.createOscillator();
  const gain = c.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  oscillator.connect(gain).connect(c.destination);
  oscillator.start(at);
  oscillator.stop(at + long);
}

function noise(c: AudioContext, at: number, long: number, hertz: number, loud: number) {
  if (!hiss) {
    hiss = c.createBuffer(1, c.sampleRate, c.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = c.createBufferSource();
  const filter = c.createBiquadFilter();
  const gain = c.createGain();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(at, 0, long);
}
