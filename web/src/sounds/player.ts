/** Plays the made sounds. Fetched after the first press, never with the page. */
import { APART, isHeard, Recent } from "./choosing";
import { type SoundName, SOUNDS } from "./names";

const FILES = import.meta.glob<string>("./made/*.flac", { eager: true, query: "?url", import: "default" });
const LATEST = 400; // milliseconds after which a sound that was still on its way is not worth hearing
const FADE = 0.3; // seconds in which the room grows louder or softer

type Name = SoundName | "room";

export class Player {
  readonly #audio = new AudioContext();
  readonly #loaded = new Map<Name, Promise<AudioBuffer>>();
  readonly #recent = new Recent();
  #room: GainNode | undefined;

  constructor() {
    document.addEventListener("pointerdown", () => void this.#wake(), { capture: true });
  }

  async load(): Promise<void> {
    await Promise.all(SOUNDS.map((name) => this.#load(name)));
  }

  /** One after the other; the volume lies between 0 and 1. */
  play(names: SoundName[], volume: number): void {
    const now = performance.now();
    const news = names.filter((name) => isHeard(name, document.hidden) && this.#recent.isNew(name, now));
    news.forEach((name, i) => void this.#play(name, volume, now + i * APART).catch(() => {}));
  }

  async #play(name: SoundName, volume: number, due: number): Promise<void> {
    await this.#wake();
    const buffer = await this.#load(name);
    const wait = due - performance.now();
    if (wait < -LATEST) return;
    this.#start(buffer, this.#gain(volume), Math.max(0, wait) / 1000);
    performance.mark(`sound-${name}`); // the browser tests read it
  }

  /** A fire in the corner: it goes round until it is stopped. */
  async playRoom(volume: number): Promise<void> {
    const buffer = await this.#load("room");
    this.#room ??= this.#lightFire(buffer);
    this.#room.gain.setTargetAtTime(loudness(volume), this.#audio.currentTime, FADE);
  }

  stopRoom(): void {
    this.#room?.gain.setTargetAtTime(0, this.#audio.currentTime, FADE);
  }

  #lightFire(buffer: AudioBuffer): GainNode {
    const gain = this.#gain(0);
    this.#start(buffer, gain).loop = true;
    performance.mark("sound-room");
    return gain;
  }

  #gain(volume: number): GainNode {
    const gain = this.#audio.createGain();
    gain.gain.value = loudness(volume);
    gain.connect(this.#audio.destination);
    return gain;
  }

  #start(buffer: AudioBuffer, to: AudioNode, delay = 0): AudioBufferSourceNode {
    const source = this.#audio.createBufferSource();
    source.buffer = buffer;
    source.connect(to);
    source.start(this.#audio.currentTime + delay);
    return source;
  }

  async #wake(): Promise<void> {
    if (this.#audio.state === "suspended") await this.#audio.resume();
  }

  #load(name: Name): Promise<AudioBuffer> {
    const known = this.#loaded.get(name);
    if (known) return known;
    const loading = this.#fetch(name);
    this.#loaded.set(name, loading);
    loading.catch(() => this.#loaded.delete(name)); // the line may be back the next time
    return loading;
  }

  async #fetch(name: Name): Promise<AudioBuffer> {
    const response = await fetch(FILES[`./made/${name}.flac`] as string);
    return this.#audio.decodeAudioData(await response.arrayBuffer());
  }
}

/** What is half as loud to the listener is a quarter in numbers. */
function loudness(volume: number): number {
  return volume ** 2;
}
