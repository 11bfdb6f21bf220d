# The words of Zauberschwert & Drachenei's guided first game, in the order of the script; behind each choice stand its answers.

lesson-title = The wizards' council
lesson-goal = most power stones
lesson-announce = You are a wizard in search of power stones. Everything costs magic, and everybody just got 2. First all may say where they want to go. Announce the Spiders, or keep silent and pass?
lesson-announce-announce_spiders = Now all know, and may think twice before they come, too.
lesson-announce-pass = Silence binds nobody, and tells nobody anything.
lesson-announce-else = That spell may cost dear if others want it, too; the Spiders you can beat alone. Announce them, or pass.
lesson-invite = With a word you may also invite somebody to come along. You have 4 magic, the Spiders cost 3: you can do it alone, invite nobody.
lesson-choose = Now it counts: in turn, and in the open, each lays a wizard at an adventure. Choose the Spiders.
lesson-fight = Bela and Cora both want the spell, so they will have to bid for it. You are alone: pay the strength, 3 magic, and get the whole reward for one wizard. Fight!
lesson-lay = Three stones and an artefact, an Amulet with a moon. Laid out it pays you after each win over a creature with the same symbol. Lay it out.
lesson-promise = Skeleton Warriors show a moon, too! Bela invites you along: their strength of 4 is too much for you alone. Give your word by announcing them, or pass and come without a word?
lesson-promise-announce_skeleton_warriors = Bela can count on you. The table remembers who breaks a word.
lesson-promise-pass = Bela has to hope. You owe nobody anything.
lesson-promise-else = Cora wants the orb. Your moon shines for the Skeleton Warriors: announce them, or pass.
lesson-join = Words bind nobody, but friends are worth something: lay your wizard beside Bela's.
lesson-together = Together or alone? All there answer in secret. If nobody wants it alone, you share the price, and each gets the smaller reward for two. Choose together.
lesson-keep = One stone, a second Amulet, and the first has paid you 2 magic! Cards in the hand can be swapped, those laid out cannot. Keep this one: lay out nothing.
lesson-site = A holy site asks for no fight: each wizard there gets what is printed. Go to the Stone Circle, as Cora did.
lesson-swap = You drew one half of a wand, and you may guess who has the other. Offer Cora a swap: give the Amulet, and ask for part A of the Wand I with the leaf.
lesson-wand = She agreed, and nobody else knows what was swapped. Both parts at once: lay out the wand.
lesson-spell = Fontanus is a spell: whoever learns it may use it once in every round. Alone it would cost nothing; go there and see.
lesson-bid = Cora wants it as well, so there is an auction. You have 7 magic. Begin low with 1, show strength with 3, or say 5 at once?
lesson-bid-bid_1 = A modest beginning. Cora went to 2.
lesson-bid-bid_3 = A bold word. Cora thinks, and says 4.
lesson-bid-bid_5 = One word, and Cora drops out. You paid 5, and will soon get it back.
lesson-bid-else = Whoever passes goes home with nothing, and 6 or more would leave you too poor. Say 1, 3 or 5.
lesson-order = You need not answer each bid: say in secret how far you would go, and the table raises by 1 for you. Bid up to 5.
lesson-last_bid = Only the last bid is paid, by the winner. One more: bid 5.
lesson-cast = You won Fontanus for 5, and now it helps: it brings 2 magic to a wizard who has 4 or fewer. Cast it.
lesson-wolves = Wolves carry the leaf, just as your wand does, and it pays 5 stones. Bela lies there already; go there all the same.
lesson-alone = Together: 2 magic for 1 stone. Alone: 4 stones, but Bela may outbid you. Your wand pays 5 stones either way. What do you want?
lesson-alone-alone = Bela wanted to share, now there is an auction instead.
lesson-alone-together = Two magic each: cheap stones, and Bela stays your friend.
lesson-outbid = It begins at the Wolves' strength of 4; only the winner pays. Bela bid that: bid 5.
lesson-decline = Four stones, and five more from the wand! Bela now wants half of your sword for half of a wand. A swap needs both to agree, and you could make a counter-offer. Decline.
lesson-recast = Two magic came by themselves, as in every round, and you are below 4 again: cast Fontanus.
lesson-orb = Bela says the orb, Cora the Undead. An energy orb brings 5 magic to each wizard there, however many come. Choose the Middle Energy Orb.
lesson-harpies = Bela broke that word, and all can see it. Harpies: 5 magic for 5 stones, and 5 from your wand. Moon Shrine: a stone and an artefact for nothing. Where to?
lesson-harpies-choose_harpies = The big catch. Bela goes to the shrine, Cora saves and gets 1 magic.
lesson-harpies-choose_moon_shrine = A stone and an artefact, and all your magic is left for the next round.
lesson-harpies-else = Saving brings 1 magic, but you have plenty. Harpies or Moon Shrine?
lesson-last_fight = Fight alone once more. So it goes on until the adventures run out; then most stones win, and among equals most magic.
lesson-brought-points = { $change } { $count ->
        [one] stone
       *[other] stones
    }
lesson-brought-magic = { $change } magic
lesson-learned =
    Each round: magic, words, choosing, fights, swapping, laying out (Z9).
    Alone you pay the whole strength for the whole reward; together both are shared (Z76, Z78).
    If one wants it alone, or several want a spell, there is an auction (Z53, Z79).
    Artefacts laid out pay after each win over a creature with their symbol (Z88).
    The game ends when the adventures can no longer be filled up; most stones win (Z21, Z133).
    With the expansion heroes help you, orcs make creatures stronger, and a landscape says each round who may act (Z17).
