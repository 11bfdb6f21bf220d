/** The values of a card file in words: effects are a small language of their own ("life +3", "poison", "gold /2"). */
type Say = (key: string, values?: Record<string, string | number>) => string;

const CHANGE = /^(life|gold|strength|weapons) ([+\-/=])(\d+)$/;

export function effectWord(effect: string, say: Say): string {
  const change = CHANGE.exec(effect);
  if (!change)
    return effect.startsWith("draw ")
      ? say("effect-draw", { amount: Number(effect.slice(5)) })
      : say(`effect-${effect}`);
  const [, value, sign, amount] = change as unknown as [string, string, string, string];
  const name = say(`screen-${value}`);
  if (sign === "/") return say("effect-divide", { name, amount: Number(amount) });
  return `${name} ${sign === "-" ? "−" : sign === "=" ? "= " : "+"}${amount}`;
}

export function effectsWord(effects: string[], say: Say): string {
  return effects.length ? effects.map((effect) => effectWord(effect, say)).join(", ") : say("effect-nothing");
}

/** A value of the card file as sentences use it; what is no effect says itself. */
export function wordOfValue(field: string, value: unknown, say: Say): string | null {
  if (field === "field") return String(value).toUpperCase();
  if (!Array.isArray(value)) return null;
  if (field === "roads") return byFace(value.map((road) => say(`word-${String(road)}`)));
  if (field === "faces") return byFace(value.map((face) => faceWord(face, say)));
  return ["effects", "on_hit", "on_flight"].includes(field) ? effectsWord(value as string[], say) : null;
}

/** What each face of a die brings; neighbours that bring the same are named together. */
function byFace(words: string[]): string {
  const starts = words.flatMap((word, i) => (word === words[i - 1] ? [] : [i]));
  return starts
    .map((start, i) => {
      const end = starts[i + 1] ?? words.length;
      return `${end - start > 1 ? `${start + 1}–${end}` : end}: ${words[start]}`;
    })
    .join("; ");
}

/** A face of a die: effects, or the colour of a land. */
function faceWord(face: unknown, say: Say): string {
  return Array.isArray(face) ? effectsWord(face as string[], say) : say(`colour-${String(face)}`);
}
