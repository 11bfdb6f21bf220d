/** How this server is run, as it says itself: who may play, what is kept. */
import { get, post } from "../wire/http";
import type { HouseInfo } from "../wire/types";

class House {
  info = $state.raw<HouseInfo | null>(null); // not known yet
  #asked: Promise<HouseInfo> | undefined;

  /** Only invited players play here, and this browser is not one of them. */
  get isClosed(): boolean {
    return this.info !== null && this.info.is_invite_only && !this.info.is_welcome;
  }

  /** Asks once. */
  look(): Promise<HouseInfo> {
    this.#asked ??= get<HouseInfo>("/api/house").then(
      (info) => (this.info = info),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Uses an operator's invitation. */
  async accept(token: string): Promise<void> {
    this.info = await post<HouseInfo>("/api/me/welcome", { token });
    this.#asked = Promise.resolve(this.info);
  }
}

export const house = new House();
