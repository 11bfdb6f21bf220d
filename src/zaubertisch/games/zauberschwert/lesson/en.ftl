# The thoughts of Zauberschwert's guided first game, one for each step of the learner, in the order of the script.

lesson-title = The wizards' council
lesson-announce = You are a wizard, and most power stones win. Everything is paid with magic, and everybody just got 2. First all may say which of the two adventures they want: announce the Spiders.
lesson-invite = With a word you may also invite somebody to come along. You have 4 magic, the Spiders cost 3: you can do it alone, invite nobody.
lesson-choose = Now it counts: in turn, and in the open, each lays a wizard at an adventure. Choose the Spiders.
lesson-fight = Bela and Cora both want the spell, so they will have to bid for it. You are alone: pay the strength, 3 magic, and get the whole reward for one wizard. Fight.
lesson-lay = Three stones and an artefact, an Amulet with a moon. Laid out it pays you after each win over a creature with the same symbol. Lay it out.
lesson-promise = Skeleton Warriors show a moon, too! Bela invites you along: the strength of 4 is too much for you alone. Give your word, and announce them too.
lesson-join = Words bind nobody, but the table remembers who breaks them. Keep yours: lay your wizard beside Bela's.
lesson-together = Together or alone? All there answer in secret. If nobody wants it alone, you share the price, and each gets the smaller reward for two. Choose together.
lesson-keep = One stone, a second Amulet, and the first has paid you 2 magic. Cards in the hand can be swapped, those laid out cannot. Keep this one: lay out nothing.
lesson-site = A holy site asks for no fight: each wizard there gets what is printed. Go to the Stone Circle, as Cora did.
lesson-swap = You drew one half of a wand, and you may guess who has the other. Offer Cora a swap: give the Amulet, and ask for part A of the Wand I with the leaf.
lesson-wand = She agreed, and nobody else knows what was swapped. Both parts at once: lay out the wand.
lesson-spell = Fontanus is a spell: whoever learns it may use it once in every round. Alone it would cost nothing; go there and see.
lesson-bid = Cora wants it as well, so there is an auction. The lowest bid is 1: begin with it.
lesson-order = She went higher. You need not answer each bid: say in secret how far you would go, and the table raises by 1 for you. Bid up to 5.
lesson-cast = It cost all of your 5, but now it helps: Fontanus brings 2 magic to a wizard who has 4 or fewer. Cast it.
lesson-wolves = Wolves carry the leaf, just as your wand does. Bela lies there already; go there all the same.
lesson-alone = For two there would be 1 stone each, for one there are 3, and your wand pays besides. This time want it alone.
lesson-outbid = So the creature is auctioned, from its strength of 3 on; only the winner pays. Bela bid 4: bid 5.
lesson-decline = Three stones, and five more from the wand! Bela now wants half of your sword for half of a wand. A swap needs both to agree, and you could make a counter-offer. Decline.
lesson-recast = Two magic came by themselves, as in every round, and you are below 4 again: cast Fontanus.
lesson-orb = Bela says the orb, Cora the Undead. An energy orb brings 5 magic to each wizard there, however many come. Choose the Middle Energy Orb.
lesson-harpies = Bela broke that word, and all can see it. Harpies carry a leaf again: choose them. Whoever would rather save passes, and gets 1 magic.
lesson-last_fight = Fight alone once more, for stones from the Harpies and from the wand. So it goes on until the adventures run out; then most stones win, and among equals most magic.
lesson-learned =
    Each round: magic, words, choosing, fights, swapping, laying out (Z9).
    Alone you pay the whole strength for the whole reward; together both are shared (Z76, Z78).
    If one wants it alone, or several want a spell, there is an auction (Z53, Z79).
    Artefacts laid out pay after each win over a creature with their symbol (Z88).
    The game ends when the adventures can no longer be filled up; most stones win (Z21, Z133).
    With the expansion heroes help you, orcs make creatures stronger, and a landscape says each round who may act (Z17).
