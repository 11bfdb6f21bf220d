import { beforeAll, expect, test } from "vitest";
import type { EventShown } from "../wire/events";
import { eventInfo, lexiconWith } from "./lexicon.fixture";
import type { Lexicon } from "./lexicon";
import { Speaker } from "./speaker.svelte";

async function speaking(game: string): Promise<Speaker> {
  const speaker = new Speaker(game);
  (await speaker.learn("en"))();
  return speaker;
}

function event(name: string, seat: number, fields: EventShown["fields"], card: string | null = null): EventShown {
  return { number: 1, name, seat, card, isHidden: false, fields };
}

let land: Lexicon;
let book: Lexicon;
let swords: Lexicon;
beforeAll(async () => {
  land = lexiconWith(
    {
      events: [
        eventInfo("blows_rolled", { fields: { opponent: "seat", dice: "dice" } }),
        eventInfo("hit", { fields: { victim: "seat", life: "number" } }),
        eventInfo("stepped", { fields: { field: "field" } }),
        eventInfo("castle_chosen", { fields: { castle: "colour" } }),
      ],
    },
    await speaking("schatzjagd"),
  );
  book = lexiconWith(
    {
      options: ["pass", "spell 1", "spell 2", "take king"],
      things: { spell: "spell", take: "card" },
      kinds: { "spell-3": "black" },
      families: [{ name: "companion", cards: ["king"] }],
      events: [
        eventInfo("spell_cast", { fields: { spell: "spell" }, weight: "paragraph" }),
        eventInfo("card_removed", { fields: { face_down: "flag", card: "card" } }),
      ],
    },
    await speaking("grimoria"),
  );
  swords = lexiconWith(
    { events: [eventInfo("orc_joined", { fields: { orc: "card", card: "card" } })] },
    await speaking("zauberschwert"),
  );
});

test("a sentence has each thing as it is said: dice, seats, numbers, fields, colours", () => {
  expect(land.eventPlain(event("blows_rolled", 0, { dice: [3, 5] }))).toBe("Blows: 3 : 5.");
  expect(land.eventPlain(event("hit", 0, { victim: 1, life: 4 }))).toBe("Anna hit Ben: 4 life.");
  expect(land.eventPlain(event("hit", 0, { life: 4 }))).toBe("Anna hit the monster: 4 life.");
  expect(land.eventPlain(event("hit", -1, { victim: 1, life: 4 }))).toBe("The monster hit Ben: 4 life.");
  expect(land.eventPlain(event("stepped", 0, { field: "d4" }))).toBe("Anna went to D4.");
  expect(land.eventPlain(event("castle_chosen", 2, { castle: "blue" }))).toBe("Cleo took the blue castle.");
});

test("a spell is said by number and title, a flag chooses the sentence, a second card is named", () => {
  expect(book.eventPlain(event("spell_cast", 0, { spell: 3 }))).toMatch(/^Anna cast spell 3 \([A-Z].+\)\.$/);
  const [open, closed] = [false, true].map((face_down) => event("card_removed", 1, { face_down }, "king"));
  expect(book.eventPlain(open!)).toBe("Ben threw a King out of the display.");
  expect(book.eventPlain(closed!)).toBe("Ben threw out the face-down card: King.");
  expect(swords.eventPlain(event("orc_joined", -1, { orc: "orc_2" }, "lich"))).toBe("Orc 2 joined: Lich.");
});

test("cards, spells and events are sorted as the server says; what it does not name is plain", () => {
  expect([book.family("king"), book.family("unheard_of")]).toEqual(["companion", "other"]);
  expect([book.kind("spell-3"), book.kind("spell-4", "plain"), book.kind("king")]).toEqual(["black", "plain", "king"]);
  expect([book.weight("spell_cast"), book.weight("unheard_of")]).toEqual(["paragraph", "line"]);
  expect([book.objects("spell"), book.topics()]).toEqual([
    ["1", "2"],
    ["spell-1", "spell-2"],
  ]);
});
