/** Log and talk: a column beside the table where there is room, else a page of its own that "back" closes. */
import { keep, recall } from "../state/kept";
import { stageSize } from "./size.svelte";

export const TABS = ["log", "talk"] as const;
export type Tab = (typeof TABS)[number];

export class Drawer {
  tab = $state<Tab>("log");
  isUnfolded = $state(recall("drawer", true)); // beside the table
  isPage = $state(false); // over the table

  get isBeside(): boolean {
    return stageSize() === "wide" || stageSize() === "desk";
  }

  get isOpen(): boolean {
    return this.isBeside ? this.isUnfolded && !this.#isCrowded : this.isPage;
  }

  // A small desk begins with the drawer folded, whatever was kept.
  #wasUnfoldedHere = $state(false);
  get #isCrowded(): boolean {
    return stageSize() === "desk" && !this.#wasUnfoldedHere;
  }

  show(tab: Tab): void {
    const isAlready = this.isOpen && this.tab === tab;
    this.tab = tab;
    if (isAlready) this.close();
    else this.open();
  }

  open(): void {
    if (this.isBeside) return this.#unfold(true);
    if (this.isPage) return;
    this.isPage = true;
    history.pushState({ drawer: true }, "");
  }

  close(): void {
    if (this.isBeside) this.#unfold(false);
    else if (history.state?.drawer) history.back();
    else this.isPage = false;
  }

  /** The back gesture, or our own step back. */
  onpopstate = (): void => {
    this.isPage = history.state?.drawer === true;
  };

  #unfold(is: boolean): void {
    this.isUnfolded = is;
    this.#wasUnfoldedHere = is;
    keep("drawer", is);
  }
}
