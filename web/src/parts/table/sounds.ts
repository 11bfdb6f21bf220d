/** Small sounds, made on the spot: a bell when one is asked. Off unless one wants it. */
import { settings } from "../../state/settings.svelte";

const TONES = { asked: [659, 988], over: [523, 659, 784] } as const;

let speaker: AudioContext | undefined;

export function ring(name: keyof typeof TONES): void {
  if (!settings.sound) return;
  speaker ??= new AudioContext();
  TONES[name].forEach((pitch, i) => tone(speaker as AudioContext, pitch, i * 0.13));
}

function tone(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + 0.7);
}
