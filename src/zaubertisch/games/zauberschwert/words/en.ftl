# Zauberschwert & Drachenei in English. All sentences are our own.
# A card has a second form: .object is the card as the object of a sentence.

game-name = Zauberschwert & Drachenei
game-about = Wizards go on adventures, bid, barter and fight for artefacts and for the dragon's egg.
game-lure = Join forces against the dragon, outbid each other for the sword, and do not be last when it is shared out.
game-minutes = 75
game-weight = heavy
game-goal = Whoever has most power stones at the end wins (Z133).

## Cards

card-goblins = Goblins
    .object = the Goblins
card-giant_rats = Giant Rats
    .object = the Giant Rats
card-spiders = Spiders
    .object = the Spiders
card-skeleton_warriors = Skeleton Warriors
    .object = the Skeleton Warriors
card-wolves = Wolves
    .object = the Wolves
card-undead = Undead
    .object = the Undead
card-harpies = Harpies
    .object = the Harpies
card-troll = Troll
    .object = the Troll
card-ogres = Ogres
    .object = the Ogres
card-basilisk = Basilisk
    .object = the Basilisk
card-green_dragon = Green Dragon
    .object = the Green Dragon
card-blue_dragon = Blue Dragon
    .object = the Blue Dragon
card-red_dragon = Red Dragon
    .object = the Red Dragon
card-golden_dragon = Golden Dragon
    .object = the Golden Dragon
card-bandits = Bandits
    .object = the Bandits
card-werewolves = Werewolves
    .object = the Werewolves
card-lizard_folk = Lizard Folk
    .object = the Lizard Folk
card-storm_giant = Storm Giant
    .object = the Storm Giant
card-lich = Lich
    .object = the Lich
card-hydra = Hydra
    .object = the Hydra
card-bone_dragon = Bone Dragon
    .object = the Bone Dragon
card-shadow_dragon = Shadow Dragon
    .object = the Shadow Dragon
card-small_orb = Small Energy Orb
    .object = the Small Energy Orb
card-middle_orb = Middle Energy Orb
    .object = the Middle Energy Orb
card-great_orb = Great Energy Orb
    .object = the Great Energy Orb
card-storm_orb = Storm Orb
    .object = the Storm Orb
card-stone_circle = Stone Circle
    .object = the Stone Circle
card-moon_shrine = Moon Shrine
    .object = the Moon Shrine
card-dragon_altar = Dragon Altar
    .object = the Dragon Altar
card-gate_of_ulahomar = Gate of Ulahomar
    .object = the Gate of Ulahomar
card-stonex = Stonex
    .object = Stonex
card-fontanus = Fontanus
    .object = Fontanus
card-harpagarus = Harpagarus
    .object = Harpagarus
card-re_transformus = Re-transformus
    .object = Re-transformus
card-transformus = Transformus
    .object = Transformus
card-appendux = Appendux
    .object = Appendux
card-cantiosus = Cantiosus
    .object = Cantiosus
card-absolutus = Absolutus
    .object = Absolutus
card-sodalicium = Sodalicium
    .object = Sodalicium
card-omnus = Omnus
    .object = Omnus
card-artificium = Artificium
    .object = Artificium
card-apprentice = Apprentice
    .object = the Apprentice
card-dwarf = Dwarf
    .object = the Dwarf
card-elf = Elf
    .object = the Elf
card-thief = Thief
    .object = the Thief
card-fighter = Fighter
    .object = the Fighter
card-fighter_2 = Second Fighter
    .object = the Second Fighter
card-buying_market = Market (buying)
    .object = the Market (buying)
card-selling_market = Market (selling)
    .object = the Market (selling)
card-amulet_moon = Amulet (moon)
    .object = an Amulet (moon)
card-amulet_flame = Amulet (flame)
    .object = an Amulet (flame)
card-amulet_leaf = Amulet (leaf)
    .object = an Amulet (leaf)
card-red_egg_moon = Red Dragon Egg (moon)
    .object = a Red Dragon Egg (moon)
card-red_egg_flame = Red Dragon Egg (flame)
    .object = a Red Dragon Egg (flame)
card-red_egg_leaf = Red Dragon Egg (leaf)
    .object = a Red Dragon Egg (leaf)
card-rune_stone_moon = Rune Stone (moon)
    .object = a Rune Stone (moon)
card-rune_stone_flame = Rune Stone (flame)
    .object = a Rune Stone (flame)
card-rune_stone_leaf = Rune Stone (leaf)
    .object = a Rune Stone (leaf)
card-rune_stone_moon_flame = Rune Stone (moon+flame)
    .object = a Rune Stone (moon+flame)
card-energy_stone_moon = Energy Stone (moon)
    .object = an Energy Stone (moon)
card-energy_stone_flame = Energy Stone (flame)
    .object = an Energy Stone (flame)
card-energy_stone_leaf = Energy Stone (leaf)
    .object = an Energy Stone (leaf)
card-energy_stone_flame_leaf = Energy Stone (flame+leaf)
    .object = an Energy Stone (flame+leaf)
card-black_egg = Black Dragon Egg
    .object = a Black Dragon Egg
card-poison_moon = Poison (moon)
    .object = Poison (moon)
card-poison_flame = Poison (flame)
    .object = Poison (flame)
card-poison_leaf = Poison (leaf)
    .object = Poison (leaf)
card-poison_flame_leaf = Poison (flame+leaf)
    .object = Poison (flame+leaf)
card-wand_moon_1a = Part A of Wand I (moon)
    .object = part A of the Wand I (moon)
card-wand_moon_1b = Part B of Wand I (moon)
    .object = part B of the Wand I (moon)
card-wand_moon_2a = Part A of Wand II (moon)
    .object = part A of the Wand II (moon)
card-wand_moon_2b = Part B of Wand II (moon)
    .object = part B of the Wand II (moon)
card-wand_flame_1a = Part A of Wand I (flame)
    .object = part A of the Wand I (flame)
card-wand_flame_1b = Part B of Wand I (flame)
    .object = part B of the Wand I (flame)
card-wand_leaf_1a = Part A of Wand I (leaf)
    .object = part A of the Wand I (leaf)
card-wand_leaf_1b = Part B of Wand I (leaf)
    .object = part B of the Wand I (leaf)
card-wand_leaf_2a = Part A of Wand II (leaf)
    .object = part A of the Wand II (leaf)
card-wand_leaf_2b = Part B of Wand II (leaf)
    .object = part B of the Wand II (leaf)
card-sword_moon_flame_1a = Part A of Magic Sword I (moon+flame)
    .object = part A of the Magic Sword I (moon+flame)
card-sword_moon_flame_1b = Part B of Magic Sword I (moon+flame)
    .object = part B of the Magic Sword I (moon+flame)
card-sword_moon_flame_2a = Part A of Magic Sword II (moon+flame)
    .object = part A of the Magic Sword II (moon+flame)
card-sword_moon_flame_2b = Part B of Magic Sword II (moon+flame)
    .object = part B of the Magic Sword II (moon+flame)
card-sword_flame_leaf_1a = Part A of Magic Sword I (flame+leaf)
    .object = part A of the Magic Sword I (flame+leaf)
card-sword_flame_leaf_1b = Part B of Magic Sword I (flame+leaf)
    .object = part B of the Magic Sword I (flame+leaf)
card-sword_flame_leaf_2a = Part A of Magic Sword II (flame+leaf)
    .object = part A of the Magic Sword II (flame+leaf)
card-sword_flame_leaf_2b = Part B of Magic Sword II (flame+leaf)
    .object = part B of the Magic Sword II (flame+leaf)
card-sword_moon_leaf_1a = Part A of Magic Sword I (moon+leaf)
    .object = part A of the Magic Sword I (moon+leaf)
card-sword_moon_leaf_1b = Part B of Magic Sword I (moon+leaf)
    .object = part B of the Magic Sword I (moon+leaf)
card-wand_moon_1 = Wand I (moon)
    .object = the Wand I (moon)
card-wand_moon_2 = Wand II (moon)
    .object = the Wand II (moon)
card-wand_flame_1 = Wand I (flame)
    .object = the Wand I (flame)
card-wand_leaf_1 = Wand I (leaf)
    .object = the Wand I (leaf)
card-wand_leaf_2 = Wand II (leaf)
    .object = the Wand II (leaf)
card-sword_moon_flame_1 = Magic Sword I (moon+flame)
    .object = the Magic Sword I (moon+flame)
card-sword_moon_flame_2 = Magic Sword II (moon+flame)
    .object = the Magic Sword II (moon+flame)
card-sword_flame_leaf_1 = Magic Sword I (flame+leaf)
    .object = the Magic Sword I (flame+leaf)
card-sword_flame_leaf_2 = Magic Sword II (flame+leaf)
    .object = the Magic Sword II (flame+leaf)
card-sword_moon_leaf_1 = Magic Sword I (moon+leaf)
    .object = the Magic Sword I (moon+leaf)
card-orc_1 = Orc 1
    .object = the Orc 1
card-orc_2 = Orc 2
    .object = the Orc 2
card-orc_3 = Orc 3
    .object = the Orc 3
card-orc_4 = Orc 4
    .object = the Orc 4
card-orc_5 = Orc 5
    .object = the Orc 5
card-mountains_1 = Mountains 1
    .object = Mountains 1
card-mountains_2 = Mountains 2
    .object = Mountains 2
card-forest_1 = Forest 1
    .object = Forest 1
card-forest_2 = Forest 2
    .object = Forest 2
card-town_1 = Town 1
    .object = Town 1
card-town_2 = Town 2
    .object = Town 2
card-town_3 = Town 3
    .object = Town 3
card-swamp_1 = Swamp 1
    .object = Swamp 1
card-swamp_2 = Swamp 2
    .object = Swamp 2
card-swamp_3 = Swamp 3
    .object = Swamp 3
card-wasteland_1 = Wasteland 1
    .object = Wasteland 1
card-wasteland_2 = Wasteland 2
    .object = Wasteland 2
card-black_dragon = Black Dragon
    .object = the Black Dragon
card-hidden = unknown card
    .object = an unknown card

## What a card does; the numbers come from the card file

card-goblins-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-giant_rats-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-spiders-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-skeleton_warriors-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-wolves-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-undead-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-harpies-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-troll-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-ogres-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-basilisk-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-green_dragon-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-blue_dragon-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-red_dragon-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-golden_dragon-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-bandits-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-werewolves-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-lizard_folk-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-storm_giant-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-lich-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-hydra-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-bone_dragon-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-shadow_dragon-help = A creature of strength { $strength }. Alone you pay all of it for the full reward; together each pays a share for the smaller one (Z76, Z78). Symbols: { $symbols }; laid-out artefacts that show one of them pay after a win (Z88).
card-small_orb-help = Everyone here gets { $magic } magic (Z51).
card-middle_orb-help = Everyone here gets { $magic } magic (Z51).
card-great_orb-help = Everyone here gets { $magic } magic (Z51).
card-storm_orb-help = Everyone here gets { $magic } magic (Z51).
card-stone_circle-help = Everyone here gets { $stones } power stones and { $cards } artefact cards (Z52).
card-moon_shrine-help = Everyone here gets { $stones } power stones and { $cards } artefact cards (Z52).
card-dragon_altar-help = Everyone here gets { $stones } power stones and { $cards } artefact cards (Z52).
card-gate_of_ulahomar-help = Everyone here gets { $stones } power stones and { $cards } artefact cards (Z52).
card-stonex-help = { $stones ->
        [one] Once a round a holy site brings you one power stone more (Z135).
       *[other] Once a round a holy site brings you { $stones } power stones more (Z135).
    }
card-fontanus-help = In phase B { $magic } magic if you have at most { $at_most } (Z136).
card-harpagarus-help = In phase B you take { $magic } magic from somebody who has more than you (Z137).
card-re_transformus-help = { $pay_stones ->
        [one] In phase B 1 power stone for { $magic } magic (Z138).
       *[other] In phase B { $pay_stones } power stones for { $magic } magic (Z138).
    }
card-transformus-help = In phase B { $pay_magic } magic for { $stones } power stones (Z139).
card-appendux-help = Once a round you draw { $draws } artefact card more and put one of those drawn under the pile (Z147, Z148).
card-cantiosus-help = At the end { $each } power stones for each of your spells, this one included (Z132).
card-absolutus-help = Stands by one of your laid-out artefacts: it pays after every win, whatever the symbol (Z143, Z146).
card-sodalicium-help = At the end { $stones } power stone and { $each } for each of your heroes (Z132).
card-omnus-help = Once in the game all your artefacts pay after a win, black eggs excepted (Z140, Z142).
card-artificium-help = At the end { $each } power stone for every { $per } laid-out artefacts (Z132).
card-apprentice-help = A second wizard where the landscape shows him: he brings the reward but no artefact bonus (Z40, Z91).
card-dwarf-help = Takes { $fight } off the strength in a fight; brings { $income } magic in mountains (Z24, Z70).
card-elf-help = Takes { $fight } off the strength in a fight; brings { $income } magic in a forest (Z24, Z70).
card-thief-help = Steals { $steals } magic from somebody else in a town (Z25).
card-fighter-help = Takes { $fight } off the strength in a fight where the landscape shows him (Z67, Z70).
card-fighter_2-help = Takes { $fight } off the strength in a fight where the landscape shows him (Z67, Z70).
card-buying_market-help = Here you buy up to { $most } artefact cards for { $price } magic each (Z56).
card-selling_market-help = Here you sell one thing: a laid-out artefact or a spell (Z57, Z58).
card-amulet_moon-help = Laid out it pays { $magic } magic after each win over a creature with its symbol (Z88).
card-amulet_flame-help = Laid out it pays { $magic } magic after each win over a creature with its symbol (Z88).
card-amulet_leaf-help = Laid out it pays { $magic } magic after each win over a creature with its symbol (Z88).
card-red_egg_moon-help = Laid out it pays { $stones } power stone after each win over a creature with its symbol, and calls the Black Dragon (Z88, Z122).
card-red_egg_flame-help = Laid out it pays { $stones } power stone after each win over a creature with its symbol, and calls the Black Dragon (Z88, Z122).
card-red_egg_leaf-help = Laid out it pays { $stones } power stone after each win over a creature with its symbol, and calls the Black Dragon (Z88, Z122).
card-rune_stone_moon-help = Laid out it brings a power stone or an artefact card after a matching win, as you like (Z116).
card-rune_stone_flame-help = Laid out it brings a power stone or an artefact card after a matching win, as you like (Z116).
card-rune_stone_leaf-help = Laid out it brings a power stone or an artefact card after a matching win, as you like (Z116).
card-rune_stone_moon_flame-help = Laid out it brings a power stone or an artefact card after a matching win, as you like (Z116).
card-energy_stone_moon-help = Laid out it pays after a matching win and charges, up to the fourth step (Z117).
card-energy_stone_flame-help = Laid out it pays after a matching win and charges, up to the fourth step (Z117).
card-energy_stone_leaf-help = Laid out it pays after a matching win and charges, up to the fourth step (Z117).
card-energy_stone_flame_leaf-help = Laid out it pays after a matching win and charges, up to the fourth step (Z117).
card-black_egg-help = Pays no bonus, brings power stones at the end, the more eggs the more, and calls the Black Dragon (Z119, Z122).
card-poison_moon-help = You lay it before somebody else, who loses { $loss } magic after each win with this symbol (Z125, Z126).
card-poison_flame-help = You lay it before somebody else, who loses { $loss } magic after each win with this symbol (Z125, Z126).
card-poison_leaf-help = You lay it before somebody else, who loses { $loss } magic after each win with this symbol (Z125, Z126).
card-poison_flame_leaf-help = You lay it before somebody else, who loses { $loss } magic after each win with this symbol (Z125, Z126).
card-wand_moon_1a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_moon_1b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_moon_2a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_moon_2b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_flame_1a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_flame_1b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_leaf_1a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_leaf_1b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_leaf_2a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_leaf_2b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_moon_flame_1a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_moon_flame_1b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_moon_flame_2a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_moon_flame_2b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_flame_leaf_1a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_flame_leaf_1b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_flame_leaf_2a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_flame_leaf_2b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_moon_leaf_1a-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-sword_moon_leaf_1b-help = One half; it can be laid out only with the other one of the same pair (Z113, Z115).
card-wand_moon_1-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-wand_moon_2-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-wand_flame_1-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-wand_leaf_1-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-wand_leaf_2-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-sword_moon_flame_1-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-sword_moon_flame_2-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-sword_flame_leaf_1-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-sword_flame_leaf_2-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-sword_moon_leaf_1-help = Two parts, laid out together: { $stones } power stones after each win with its symbol (Z88, Z113).
card-orc_1-help = Makes a creature { $strength } stronger and its reward larger (Z83).
card-orc_2-help = Makes a creature { $strength } stronger and its reward larger (Z83).
card-orc_3-help = Makes a creature { $strength } stronger and its reward larger (Z83).
card-orc_4-help = Makes a creature { $strength } stronger and its reward larger (Z83).
card-orc_5-help = Makes a creature { $strength } stronger and its reward larger (Z83).
card-mountains_1-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-mountains_2-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-forest_1-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-forest_2-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-town_1-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-town_2-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-town_3-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-swamp_1-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-swamp_2-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-swamp_3-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-wasteland_1-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-wasteland_2-help = Says for this round which heroes help, whether orcs come, and who gains or loses magic (Z17).
card-black_dragon-help = Belongs to whoever has most eggs laid out and keeps landscapes from taking its magic (Z28, Z122).

## Answers

option-pass = Do nothing
option-fight = Fight
option-pay = Pay the bid
option-together = Fight together
option-alone = Want it alone
option-accept = Accept the offer
option-decline = Decline
option-counter = Make a counter-offer
option-take_stone = Take a power stone
option-take_card = Take an artefact card
option-target = Pick { $thing }
option-invite = Invite { $thing }
option-offer = Make { $thing } an offer
option-buy = Buy cards: { $thing }
option-bid = Bid { $thing }
option-bid_up_to = Keep bidding up to { $thing }
option-use = Use in the fight: { $thing }
option-cast = Cast { $thing }
option-sell_spell = Sell the spell { $thing }
option-announce = Announce { $thing }
option-choose = Lay the wizard at { $thing_object }
option-send_apprentice_to = Lay the apprentice at { $thing_object }
option-sell = Sell { $thing_object }
option-support = Support { $thing_object }
option-lay = Lay out { $thing_object }
option-return = Put back { $thing_object }
option-give = Give from the hand: { $thing }
option-give_laid = Give of those laid out: { $thing }
option-ask_for = Ask for, from the hand: { $thing }
option-ask_for_laid = Ask for, of those laid out: { $thing }

## Questions

question-steal_magic = Your Thief is in town: from whom does he steal magic?
question-steal_magic-help = He must steal, from a seat with at least 1 magic; the owner of the Black Dragon is safe (Z25, Z26, Z29).
question-cast_spell = Which spell do you use now?
question-cast_spell-help = Each of your spells of phase B once a round, in any order (Z31, Z32, Z54).
question-pick_victim = From whom do you take magic?
question-pick_victim-help = Only from somebody who has more magic than you (Z137).
question-announce = Do you want to announce where you will go?
question-announce-help = It binds nobody; afterwards you may invite somebody (Z37, Z38).
question-invite = Whom do you invite to come along?
question-invite-help = That binds nobody either (Z38).
question-choose_adventure = At which adventure do you lay your wizard?
question-choose_adventure-help = Several may lie at one card; a pass brings 1 magic (Z34, Z35, Z36).
question-send_apprentice = Where do you lay your apprentice?
question-send_apprentice-help = At another card than your wizard, or nowhere (Z40, Z41).
question-buy_cards = How many artefact cards do you buy?
question-buy_cards-help = Each costs magic; you need not buy (Z56, Z62).
question-sell_one = What do you sell?
question-sell_one-help = One thing: a laid-out artefact or a spell; you need not (Z57, Z58, Z62).
question-fight_creature = Do you fight the creature?
question-fight_creature-help = You pay its strength; heroes you use lower it (Z70, Z76, Z77).
question-choose_alliance = Together or alone?
question-choose_alliance-help = All choose in secret. If one wants it alone, it is auctioned; alone only for whoever could make the lowest bid (Z79, Z80, Z81, Z155).
question-add_heroes = Which heroes do you bring into the joint fight?
question-add_heroes-help = They lower the strength before it is split (Z74, Z82).
question-bid = How much do you bid?
question-bid-help = At least 1 more, or pass; a standing order keeps bidding for you, in secret (Z96, Z97, Z100).
question-pay_bid = Which heroes lower the price?
question-pay_bid-help = As many as you need; the others stay fresh (Z72, Z75).
question-use_appendux = Do you draw one more card with Appendux?
question-use_appendux-help = Once a round; one of those drawn goes under the pile (Z147, Z148).
question-return_card = Which card do you put under the pile?
question-return_card-help = One of those just drawn; only you know it (Z148).
question-use_omnus = Do you use Omnus?
question-use_omnus-help = All your artefacts pay, then Omnus leaves the game (Z140, Z142).
question-use_rune_stone = Your Rune Stone: a power stone or an artefact card?
question-use_rune_stone-help = The choice is yours (Z116).
question-support_artefact = Which artefact does Absolutus support?
question-support_artefact-help = One laid out, no black egg; it stays so (Z143, Z146).
question-make_offer = Do you want to offer somebody a swap?
question-make_offer-help = Only the two of you see the offer (Z103, Z104, Z107).
question-name_gift = What do you give?
question-name_gift-help = The other knows the card from then on (Z103, Z108).
question-name_wish = What do you want for it?
question-name_wish-help = Any card, by its name (Z106).
question-answer_offer = Do you accept the swap?
question-answer_offer-help = You can only accept if you have the card; a counter-offer uses one of yours (Z105, Z108).
question-lay_out = What do you lay out?
question-lay_out-help = As much as you want; a double artefact needs both parts (Z113, Z114, Z115).
question-poison_seat = Before whom do you lay the poison?
question-poison_seat-help = Before somebody else, for good (Z125).

## What happened

event-round_began = Round { $round } began; { $seat } is start player.
event-card_turned_up = Turned up: { $card }.
event-landscape_turned_up = Landscape: { $card }.
event-orc_joined = { $orc } joined: { $card }.
event-pile_refilled = A discard pile was shuffled and lies face down again.
event-magic_gained = { $kind ->
        [none] { $seat } got { $magic } magic.
       *[other] { $seat } got { $magic } magic ({ $card }).
    }
event-magic_lost = { $kind ->
        [none] { $seat } lost { $magic } magic.
       *[other] { $seat } lost { $magic } magic ({ $card }).
    }
event-magic_paid = { $kind ->
        [none] { $seat } paid { $magic } magic.
       *[other] { $seat } paid { $magic } magic ({ $card }).
    }
event-magic_taken = { $seat } took { $magic } magic from { $victim } ({ $card }).
event-stones_gained = { $stones ->
        [one] { $seat } got 1 power stone ({ $card }).
       *[other] { $seat } got { $stones } power stones ({ $card }).
    }
event-stones_paid = { $stones ->
        [one] { $seat } paid 1 power stone ({ $card }).
       *[other] { $seat } paid { $stones } power stones ({ $card }).
    }
event-spell_cast = { $seat } cast { $card }.
event-announced = { $seat } announced: { $card }.
event-invited = { $seat } invited { $guest } to come along ({ $card }).
event-word_broken = { $seat } did not keep the word given ({ $card }).
event-wizard_laid = { $seat } laid the wizard at: { $card }.
event-apprentice_laid = { $seat } laid the apprentice at: { $card }.
event-passed = { $seat } passed.
event-turn_began = { $seat }'s turn: { $card }.
event-spell_learned = { $seat } learned { $card }.
event-hero_recruited = { $seat } recruited: { $card }.
event-alliance_shown = { $together ->
        [no] { $seat } wanted it alone.
       *[other] { $seat } wanted to fight together.
    }
event-auction_began = Auction: { $card }, from { $lowest } on.
event-bid_placed = { $seat } bid { $bid }.
event-auction_passed = { $seat } dropped out.
event-auction_won = { $seat } won the auction for { $price }: { $card }.
event-auction_failed = Nobody bid: { $card }.
event-standing_order_left = { $seat } keeps bidding up to { $limit }.
event-hero_used = { $seat } used: { $card }.
event-fight_declined = { $seat } did not fight: { $card }.
event-creature_beaten = { $wizards ->
        [one] { $seat } beat: { $card }.
       *[other] Beaten by { $wizards } together: { $card }.
    }
event-orc_discarded = Discarded: { $card }.
event-card_left = Left the game: { $card }.
event-cards_bought = { $count ->
        [one] { $seat } bought 1 artefact card.
       *[other] { $seat } bought { $count } artefact cards.
    }
event-artefact_drawn = { $kind ->
        [hidden] { $seat } drew an artefact card.
       *[other] { $seat } drew an artefact card: { $card }.
    }
event-draw_forfeited = Artefact cards missing for { $seat }: { $count }.
event-card_returned = { $kind ->
        [hidden] { $seat } put a card under the pile.
       *[other] { $seat } put under the pile: { $card }.
    }
event-artefact_sold = { $seat } sold: { $card }.
event-spell_sold = { $seat } sold the spell { $card }.
event-stone_charged = { $card } of { $seat } charged to step { $step }.
event-support_assigned = A spell of { $seat } now supports: { $card }.
event-support_waits = { $card } of { $seat } waits for an artefact.
event-offer_made = { $counter ->
        [no] { $seat } offered { $partner } a swap.
       *[other] { $seat } made { $partner } a counter-offer.
    }
event-gift_named = { $seat } would give: { $card }.
event-wish_named = { $seat } wants for it: { $card }.
event-offer_declined = { $seat } declined the offer of { $partner }.
event-swapped = { $count ->
        [one] { $seat } and { $partner } swapped a card.
       *[other] { $seat } and { $partner } swapped { $count } cards.
    }
event-card_received = { $seat } got from { $giver }: { $card }.
event-artefact_received = { $seat } got, laid out, from { $giver }: { $card }.
event-artefact_laid = { $seat } laid out: { $card }.
event-poison_laid = { $seat } laid before { $victim }: { $card }.
event-dragon_moved = The Black Dragon now belongs to { $seat }.
event-start_moved = { $seat } is start player now.
event-game_ended = The game came to its end.

## Why something is not possible

why-9 = That is not what is asked now.
why-25 = The Thief robs somebody else.
why-26 = There is no magic to be had there.
why-29 = The Black Dragon guards against the Thief.
why-34 = That card does not lie in the display.
why-38 = One announces a card of the display, and invites somebody else.
why-40 = The apprentice is laid at a card of the display.
why-41 = Your wizard lies there already.
why-54 = That spell is not yours, does not fit now, or was used in this round.
why-56 = You cannot buy so many cards here.
why-57 = You do not have that spell.
why-58 = You can sell only what lies before you.
why-59 = Nobody buys poison.
why-67 = The landscape does not let this hero fight.
why-68 = That hero is not yours, or has fought in this round.
why-76 = Your magic is not enough for that.
why-80 = Your choice is made; all are shown at once.
why-81 = Alone is only for whoever could bid the strength.
why-96 = The bid must be higher.
why-97 = You could not pay so much.
why-103 = You can offer only what you have.
why-105 = You would need an offer of your own, and a counter-offer is not countered.
why-106 = That cannot be swapped there.
why-108 = You do not have the card asked for.
why-109 = Laid-out artefacts are swapped in the variant only.
why-110 = Eggs and poison stay, and a double goes only whole, for two cards.
why-113 = That card is not in your hand.
why-115 = You lack a half of the same pair.
why-120 = Nobody may have more than four black eggs laid out.
why-125 = Poison is laid before somebody else.
why-136 = You have too much magic for that.
why-137 = Nobody there has more magic than you.
why-138 = You lack power stones.
why-139 = You lack magic.
why-143 = It supports a laid-out artefact, never a black egg.
why-145 = Absolutus cannot be sold.
why-148 = One of the cards just drawn goes back.

## Tally

tally-stones = Power stones
tally-black_eggs = Black eggs
tally-spells = Cantiosus: spells
tally-heroes = Sodalicium: heroes
tally-artefacts = Artificium: artefacts

win-points = { $winner } wins with the most power stones (Z133).
win-tie = { $winner } wins: equal in power stones, but with more magic or more artefacts (Z133).
win-shared = { $winner } win together (Z133).

## Before the game

variant-way = which game
variant-way-base = the base game
variant-way-heroes = with Helden & Zaubersprüche
variant-poison = with the mini expansion Gift
variant-variant = laid-out artefacts may be swapped
variant-offers = how many offers each seat may make in a round
variant-dragon_guard = the Black Dragon guards against the Thief too
variant-announcements = before choosing everyone may announce where to go
variant-two_seats = how two play
variant-two_seats-printed = as printed
variant-two_seats-short = short: fewer adventures, and who wants a creature alone pays more

## On the screen

screen-round = Round { $round }
screen-way-base = base game
screen-way-heroes = Helden & Zaubersprüche
screen-seats = At the table
screen-start = start
screen-dragon = Black Dragon
screen-magic = { $amount } magic
screen-stones = { $amount ->
        [one] 1 power stone
       *[other] { $amount } power stones
    }
screen-words-broken = { $amount ->
    [one] broke 1 word
   *[other] broke { $amount } words
}
screen-hand = { $amount ->
        [one] 1 card in hand
       *[other] { $amount } cards in hand
    }
screen-display = Display
screen-acts = acting: { $heroes }
screen-nobody = nobody
screen-strength = strength { $amount }
screen-with-orc = with an orc
screen-reward = alone { $alone } · as two { $two }
screen-orb = { $amount } magic for each
screen-spell = spell
screen-hero = hero
screen-market = market
screen-prospect = for you: { $cost } magic, { $gain }
screen-outbid = highest bids: { $bids }
screen-wizards = there: { $names }
screen-apprentice = { $name } (apprentice)
screen-used = { $card } (used)
screen-step = { $card } (step { $step })
screen-supported = { $card } (supported)
screen-own-hand = Your hand
screen-hand-empty = empty
screen-piles = Adventures { $adventures } · artefacts { $artefacts }
screen-gone = Out of the game
screen-gone-none = Nothing has left the game yet.
screen-bids = pass, “bid { $least }” to “bid { $most }”, or “bid up to …” up to { $most }
screen-gain-stones = { $amount ->
        [one] 1 stone
       *[other] { $amount } stones
    }
screen-gain-cards = { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
screen-symbol-moon = moon
screen-symbol-flame = flame
screen-symbol-leaf = leaf
screen-symbol-none = none
screen-gain-nothing = nothing

## The four levels of the bots

level-1 = Squire
level-2 = Market Woman
level-3 = Knight
level-4 = Dragon Queen

## On drawn cards

card-goblins-brief = Strength { $strength }. Stones: { $stones }
card-giant_rats-brief = Strength { $strength }. Stones: { $stones }
card-spiders-brief = Strength { $strength }. Stones: { $stones }
card-skeleton_warriors-brief = Strength { $strength }. Stones: { $stones }
card-wolves-brief = Strength { $strength }. Stones: { $stones }
card-undead-brief = Strength { $strength }. Stones: { $stones }
card-harpies-brief = Strength { $strength }. Stones: { $stones }
card-troll-brief = Strength { $strength }. Stones: { $stones }
card-ogres-brief = Strength { $strength }. Stones: { $stones }
card-basilisk-brief = Strength { $strength }. Stones: { $stones }
card-green_dragon-brief = Strength { $strength }. Stones: { $stones }
card-blue_dragon-brief = Strength { $strength }. Stones: { $stones }
card-red_dragon-brief = Strength { $strength }. Stones: { $stones }
card-golden_dragon-brief = Strength { $strength }. Stones: { $stones }
card-bandits-brief = Strength { $strength }. Stones: { $stones }
card-werewolves-brief = Strength { $strength }. Stones: { $stones }
card-lizard_folk-brief = Strength { $strength }. Stones: { $stones }
card-storm_giant-brief = Strength { $strength }. Stones: { $stones }
card-lich-brief = Strength { $strength }. Stones: { $stones }
card-hydra-brief = Strength { $strength }. Stones: { $stones }
card-bone_dragon-brief = Strength { $strength }. Stones: { $stones }
card-shadow_dragon-brief = Strength { $strength }. Stones: { $stones }
card-small_orb-brief = { $magic } magic for each one here
card-middle_orb-brief = { $magic } magic for each one here
card-great_orb-brief = { $magic } magic for each one here
card-storm_orb-brief = { $magic } magic for each one here
card-stone_circle-brief = For each one here: stones { $stones }, cards { $cards }
card-moon_shrine-brief = For each one here: stones { $stones }, cards { $cards }
card-dragon_altar-brief = For each one here: stones { $stones }, cards { $cards }
card-gate_of_ulahomar-brief = For each one here: stones { $stones }, cards { $cards }
card-stonex-brief = { $stones ->
        [one] 1 stone more at a site
       *[other] { $stones } stones more at a site
    }
card-fontanus-brief = Phase B: { $magic } magic if you have at most { $at_most }
card-harpagarus-brief = Phase B: { $magic } magic from somebody richer
card-re_transformus-brief = { $pay_stones ->
        [one] Phase B: 1 stone for { $magic } magic
       *[other] Phase B: { $pay_stones } stones for { $magic } magic
    }
card-transformus-brief = Phase B: { $pay_magic } magic for { $stones } stones
card-appendux-brief = Draw { $draws } card more, one goes back
card-cantiosus-brief = At the end { $each } stones per spell
card-absolutus-brief = One artefact pays after every win
card-sodalicium-brief = At the end { $stones } stone and { $each } per hero
card-omnus-brief = Once all artefacts pay
card-artificium-brief = At the end { $each } stone per { $per } artefacts
card-apprentice-brief = A second wizard, without bonuses
card-dwarf-brief = In a fight { $fight }; in mountains { $income } magic
card-elf-brief = In a fight { $fight }; in a forest { $income } magic
card-thief-brief = Steals { $steals } magic in a town
card-fighter-brief = In a fight { $fight }
card-fighter_2-brief = In a fight { $fight }
card-buying_market-brief = Up to { $most } cards for { $price } magic each
card-selling_market-brief = Sell an artefact or a spell
card-amulet_moon-brief = After a matching win { $magic } magic
card-amulet_flame-brief = After a matching win { $magic } magic
card-amulet_leaf-brief = After a matching win { $magic } magic
card-red_egg_moon-brief = After a matching win { $stones } stone; calls the dragon
card-red_egg_flame-brief = After a matching win { $stones } stone; calls the dragon
card-red_egg_leaf-brief = After a matching win { $stones } stone; calls the dragon
card-rune_stone_moon-brief = After a matching win a stone or a card
card-rune_stone_flame-brief = After a matching win a stone or a card
card-rune_stone_leaf-brief = After a matching win a stone or a card
card-rune_stone_moon_flame-brief = After a matching win a stone or a card
card-energy_stone_moon-brief = Magic: { $magic }. Stones: { $stones }
card-energy_stone_flame-brief = Magic: { $magic }. Stones: { $stones }
card-energy_stone_leaf-brief = Magic: { $magic }. Stones: { $stones }
card-energy_stone_flame_leaf-brief = Magic: { $magic }. Stones: { $stones }
card-black_egg-brief = At the end stones: { $stones }; calls the dragon
card-poison_moon-brief = Before somebody else: after a matching win { $loss } magic less
card-poison_flame-brief = Before somebody else: after a matching win { $loss } magic less
card-poison_leaf-brief = Before somebody else: after a matching win { $loss } magic less
card-poison_flame_leaf-brief = Before somebody else: after a matching win { $loss } magic less
card-wand_moon_1-brief = After a matching win { $stones } stones, { $magic } magic
card-wand_moon_2-brief = After a matching win { $stones } stones, { $magic } magic
card-wand_flame_1-brief = After a matching win { $stones } stones, { $magic } magic
card-wand_leaf_1-brief = After a matching win { $stones } stones, { $magic } magic
card-wand_leaf_2-brief = After a matching win { $stones } stones, { $magic } magic
card-sword_moon_flame_1-brief = After a matching win { $stones } stones, { $magic } magic
card-sword_moon_flame_2-brief = After a matching win { $stones } stones, { $magic } magic
card-sword_flame_leaf_1-brief = After a matching win { $stones } stones, { $magic } magic
card-sword_flame_leaf_2-brief = After a matching win { $stones } stones, { $magic } magic
card-sword_moon_leaf_1-brief = After a matching win { $stones } stones, { $magic } magic
card-wand_moon_1a-brief = One half; needs the other
card-wand_moon_1b-brief = One half; needs the other
card-wand_moon_2a-brief = One half; needs the other
card-wand_moon_2b-brief = One half; needs the other
card-wand_flame_1a-brief = One half; needs the other
card-wand_flame_1b-brief = One half; needs the other
card-wand_leaf_1a-brief = One half; needs the other
card-wand_leaf_1b-brief = One half; needs the other
card-wand_leaf_2a-brief = One half; needs the other
card-wand_leaf_2b-brief = One half; needs the other
card-sword_moon_flame_1a-brief = One half; needs the other
card-sword_moon_flame_1b-brief = One half; needs the other
card-sword_moon_flame_2a-brief = One half; needs the other
card-sword_moon_flame_2b-brief = One half; needs the other
card-sword_flame_leaf_1a-brief = One half; needs the other
card-sword_flame_leaf_1b-brief = One half; needs the other
card-sword_flame_leaf_2a-brief = One half; needs the other
card-sword_flame_leaf_2b-brief = One half; needs the other
card-sword_moon_leaf_1a-brief = One half; needs the other
card-sword_moon_leaf_1b-brief = One half; needs the other
card-orc_1-brief = Strength +{ $strength }. Stones: { $stones }
card-orc_2-brief = Strength +{ $strength }. Stones: { $stones }
card-orc_3-brief = Strength +{ $strength }. Stones: { $stones }
card-orc_4-brief = Strength +{ $strength }. Stones: { $stones }
card-orc_5-brief = Strength +{ $strength }. Stones: { $stones }
card-mountains_1-brief = The landscape of this round
card-mountains_2-brief = The landscape of this round
card-forest_1-brief = The landscape of this round
card-forest_2-brief = The landscape of this round
card-town_1-brief = The landscape of this round
card-town_2-brief = The landscape of this round
card-town_3-brief = The landscape of this round
card-swamp_1-brief = The landscape of this round
card-swamp_2-brief = The landscape of this round
card-swamp_3-brief = The landscape of this round
card-wasteland_1-brief = The landscape of this round
card-wasteland_2-brief = The landscape of this round
card-black_dragon-brief = With whoever has most eggs
family-creature = CREATURE
family-creature-title = Creatures
family-orb = ENERGY ORB
family-orb-title = Energy orbs
family-site = HOLY SITE
family-site-title = Holy sites
family-spell = SPELL
family-spell-title = Spells
family-hero = HERO
family-hero-title = Heroes
family-market = MARKET
family-market-title = Markets
family-artefact = ARTEFACT
family-artefact-title = Artefacts
family-landscape = LANDSCAPE
family-landscape-title = Landscapes
family-orc = ORC
family-orc-title = Orcs

## Passing, question by question

option-pass-cast_spell = No more spells
option-pass-announce = Announce nothing
option-pass-invite = Invite nobody
option-pass-choose_adventure = Pass and gather magic
option-pass-send_apprentice = The apprentice stays at home
option-pass-buy_cards = Buy nothing
option-pass-sell_one = Sell nothing
option-pass-add_heroes = No more heroes
option-pass-bid = Drop out
option-pass-use_appendux = Not Appendux this time
option-pass-use_omnus = Keep Omnus for later
option-pass-make_offer = No more offers
option-pass-lay_out = Done laying out

## At the table in the browser

screen-phase-supply = Magic
screen-phase-choosing = Choosing
screen-phase-evaluation = Adventures
screen-phase-swapping = Swapping
screen-phase-laying = Laying out
screen-may-act = { $hero } may act
screen-may-not-act = { $hero } may not act
screen-no-adventures = No adventure lies open.
screen-pile-adventures = Adventures: { $amount }
screen-pile-artefacts = Artefacts: { $amount }
screen-pile-landscapes = Landscapes: { $amount }
screen-pile-orcs = Orcs: { $amount }
screen-dragon-free = The Black Dragon waits
screen-wizard-of = { $name }'s wizard
screen-apprentice-of = { $name }'s apprentice
screen-announced = { $name } announced this card
screen-announced-with = { $name } announced this card and invited { $other }
screen-orc-joined = With { $orc } strength { $strength }
screen-alone = alone
screen-brings = brings
screen-too-dear = the magic is not enough for that
screen-bonus = bonuses
screen-bonus-choices = { $amount ->
        [one] +1 stone/card
       *[other] +{ $amount } stones/cards
    }
screen-poison = poison
screen-could-bid = { $name } could bid { $amount }
screen-outbids = { $name } could outbid you, up to { $amount }
screen-symbol-lit = { $symbol }, matches a creature
screen-matches = Matches a creature
screen-step-now = Step { $step }
screen-supported-by = { $spell } stands by
screen-magic-of = { $amount } of { $most } magic
screen-start-player = start player
screen-nothing-yet = nothing yet
screen-you-know = You know of these
screen-used-up = used in this round
screen-rests = rests: the landscape does not show it
screen-hero-joined = joins the fight
screen-sort-amulet = Amulet
screen-sort-red_egg = Red egg
screen-sort-rune_stone = Rune stone
screen-sort-energy_stone = Energy stone
screen-sort-black_egg = Black egg
screen-sort-poison = Poison
screen-sort-wand = Wand
screen-sort-sword = Magic sword
screen-auction = Auction: { $card }
screen-calls = The bids in their order
screen-least-bid = At least { $amount }
screen-bidder-out = dropped out
screen-bidder-leads = leads with { $amount }
screen-bidder-bid = bid { $amount }
screen-bidder-waits = no bid yet
screen-up-to = up to { $amount }
screen-standing-order = Your secret order bids for you up to { $amount }.
screen-bid-amount = Height of the bid
screen-bid-less = Less
screen-bid-more = More
screen-order-secret = The order raises by 1 for you, up to this number. Nobody learns it (Z100).
screen-secret = (secret)
screen-fight = Fight: { $card }
screen-beaten = Beaten: { $card }
screen-sum-strength = Strength { $amount }
screen-sum-bid = Bid { $amount }
screen-each = each
screen-column-magic = magic
screen-leaves-magic = leaves { $amount } magic
screen-rune-stone = { $card } works.
screen-chose-together = together
screen-chose-alone = alone
screen-not-shown = still face down
screen-drawn = Drawn; one card goes back
screen-market-buy = Up to { $most } cards, each for { $price } magic
screen-market-single = single artefact
screen-market-double = double artefact
screen-market-spell = spell
screen-swap-table = Swap table
screen-counter-offer = Counter-offer
screen-offers-left = { $amount ->
        [one] 1 offer left
       *[other] { $amount } offers left
    }
screen-gives = { $name } gives
screen-swap-choose = Whom do you want to offer something? Press whom you mean.
screen-swap-quiet = Offers are seen only by the two they concern.
screen-offers-heard = Offers of this round
act-target = Your target
act-target-brief = Whom it hits.
act-invite = An invitation
act-invite-brief = It binds nobody.
act-offer = A swap
act-offer-brief = Only you two see the offer.
screen-from = from
screen-alone-free = free for one alone
screen-bids-from = bids from { $amount }
screen-orcs = orcs
screen-laid-out = Laid out
screen-crew = Heroes and spells
screen-if-you-win = If you win
screen-reward-alone = Reward alone
screen-column-most = can bid up to
screen-above-you = could outbid you
screen-fighters = Who fights here
screen-half-missing = the other half is missing
screen-laying-quiet = Artefacts are laid out.
screen-follows-fight = { $wizards ->
    [1] Alone
    [2] As two
    [3] As three
    [4] As four
   *[other] As five
  } { $cost } magic for { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  }{ $cards ->
    [0] {""}
    [one] , 1 card
   *[other] , { $cards } cards
  }; { $left } magic left.
screen-follows-dear = { $wizards ->
    [1] Alone
    [2] As two
    [3] As three
    [4] As four
   *[other] As five
  } { $cost } magic: you do not have that much.
screen-follows-free = Free, if nobody joins.
screen-follows-bids = There will be bids, from { $amount }.
screen-follows-visit = You get { $magic ->
    [0] {""}
   *[other] { $magic } magic
  }{ $stones ->
    [0] {""}
    [one] 1 stone
   *[other] { $stones } stones
  }{ $cards ->
    [0] {""}
    [one] {" "}1 card
   *[other] {" "}{ $cards } cards
  }.
screen-follows-broken = You do not keep your word.
screen-follows-victim = { $name } has { $amount } magic.

## Cards of one's own: what the values of the card file are called

sheet-rules = Numbers of the rules
value-letter = letter
value-ways = way of playing
value-from_seats = in the short game: from so many seats on
value-strength = strength
value-symbols = symbols
value-stones = power stones
value-cards = artefact cards
value-magic = magic
value-effect = what it does
value-pay_magic = costs magic
value-pay_stones = costs power stones
value-draws = cards drawn
value-each = power stones for each
value-per = for so many each
value-at_most = only with at most so much magic
value-fight = help in a fight
value-income = brings magic
value-steals = steals magic
value-at = in which landscape
value-most = cards at most
value-price = price
value-single_stones = single artefact: power stones
value-single_magic = single artefact: magic
value-double_stones = double artefact: power stones
value-double_magic = double artefact: magic
value-spell_stones = spell: power stones
value-spell_magic = spell: magic
value-count = how many in the game
value-more = more with Heroes & Spells
value-loss = loss of magic
value-terrain = landscape
value-heroes = heroes
value-orcs = brings orcs
value-start_magic = magic at the start
value-most_magic = most magic
value-supply = magic a round
value-pass_magic = magic for passing
value-least_bid = lowest bid
value-display = adventures in the display
value-display_five = adventures in the display with five
value-display_heroes = adventures in the display with heroes
value-display_two = adventures in the display of the short game for two
value-surcharge_two = between two, alone: bids from the strength and so much more
value-quiet_rounds = quiet rounds until the end
word-A = A
word-B = B
word-C = C
word-D = D
word-base = base game
word-heroes = Heroes & Spells
word-moon = moon
word-flame = flame
word-leaf = leaf
word-exchange = exchange (phase B)
word-take_magic = take magic (phase B)
word-site_stones = holy sites bring more
word-draw_and_return = draw more, return one
word-support_artefact = an artefact always pays
word-all_pay_once = once all artefacts pay
word-end_per_spell = at the end for each spell
word-end_per_hero = at the end for each hero
word-end_per_artefact = at the end for artefacts
word-nowhere = nowhere
word-mountains = mountains
word-forest = forest
word-town = town
word-swamp = swamp
word-wasteland = wasteland
word-apprentice = apprentice
word-dwarf = dwarf
word-elf = elf
word-thief = thief
word-fighter = fighter
fault-adventures = There are only { $total } adventures without heroes; at least { $low } are needed.
fault-artefacts_in_all = That makes { $total } artefact cards in all; allowed are { $high } at most.
fault-landscape = A hero brings or steals magic in this landscape; it must show him.

# Standing orders: for each question that one may let pass what it is about, then what else one may lay down.
standing-cast_spell = When I could use a spell (phase B)
standing-cast_spell-pass = Use none
standing-announce = When I could announce where I will go
standing-announce-pass = Announce nothing
standing-invite = When I could invite somebody
standing-invite-pass = Invite nobody
standing-choose_adventure = When I choose an adventure
standing-choose_adventure-pass = Go nowhere, and gain magic
standing-choose_adventure-below = Go nowhere with less than { $thing } magic
standing-send_apprentice = When I could send my apprentice
standing-send_apprentice-pass = Send him nowhere
standing-buy_cards = When I could buy artefact cards
standing-buy_cards-pass = Never buy
standing-buy_cards-below = Do not buy with less than { $thing } magic
standing-buy_cards-buy = Buy { $thing }, if I can; else none
standing-sell_one = When I could sell something
standing-sell_one-pass = Sell nothing
standing-fight_creature = When I could fight a creature
standing-fight_creature-pass = Never fight
standing-fight_creature-below = Do not fight with less than { $thing } magic
standing-fight_creature-fight = Fight it, if I can
standing-add_heroes = When heroes could help in a joint fight
standing-add_heroes-pass = Bring none
standing-bid = In auctions
standing-bid-pass = Never bid
standing-bid-above = Pass as soon as it costs more than { $thing }
standing-use_appendux = When I could use Appendux
standing-use_appendux-pass = Do not use it
standing-use_appendux-cast = Use it
standing-use_omnus = When I could use Omnus
standing-use_omnus-pass = Do not use it
standing-make_offer = When I could offer a swap
standing-make_offer-pass = Offer none
standing-answer_offer = When somebody offers me a swap
standing-answer_offer-pass = Decline it
standing-lay_out = When I could lay out artefacts
standing-lay_out-pass = Lay out nothing
standing-lay_out-all = Lay out everything
standing-by-rules = In an auction you can also let the table keep bidding for you, up to a sum that you name there.
