# Zauberschwert & Drachenei auf Deutsch. Namen von Karten wie im Spiel, soweit bekannt; alle Sätze sind unsere eigenen.
# Eine Karte hat eine zweite Form: .object ist sie als Gegenstand eines Satzes.

game-name = Zauberschwert & Drachenei
game-about = Zauberer ziehen auf Abenteuer, bieten, tauschen und kämpfen um Artefakte und um das Drachenei.
game-lure = Verbündet euch gegen den Drachen, überbietet einander um das Schwert, und sei beim Teilen nicht der Letzte.
game-minutes = 75
game-weight = heavy
game-goal = Am Ende gewinnt, wer die meisten Machtsteine hat (Z133).

## Karten

card-goblins = Goblins
    .object = die Goblins
card-giant_rats = Riesenratten
    .object = die Riesenratten
card-spiders = Spinnen
    .object = die Spinnen
card-skeleton_warriors = Skelettkrieger
    .object = die Skelettkrieger
card-wolves = Wölfe
    .object = die Wölfe
card-undead = Untote
    .object = die Untoten
card-harpies = Harpyien
    .object = die Harpyien
card-troll = Troll
    .object = den Troll
card-ogres = Oger
    .object = die Oger
card-basilisk = Basilisk
    .object = den Basilisken
card-green_dragon = Grüner Drache
    .object = den Grünen Drachen
card-blue_dragon = Blauer Drache
    .object = den Blauen Drachen
card-red_dragon = Roter Drache
    .object = den Roten Drachen
card-golden_dragon = Goldener Drache
    .object = den Goldenen Drachen
card-bandits = Wegelagerer
    .object = die Wegelagerer
card-werewolves = Werwölfe
    .object = die Werwölfe
card-lizard_folk = Echsenvolk
    .object = das Echsenvolk
card-storm_giant = Sturmriese
    .object = den Sturmriesen
card-lich = Lich
    .object = den Lich
card-hydra = Hydra
    .object = die Hydra
card-bone_dragon = Knochendrache
    .object = den Knochendrachen
card-shadow_dragon = Schattendrache
    .object = den Schattendrachen
card-small_orb = Kleine Energiekugel
    .object = die Kleine Energiekugel
card-middle_orb = Mittlere Energiekugel
    .object = die Mittlere Energiekugel
card-great_orb = Große Energiekugel
    .object = die Große Energiekugel
card-storm_orb = Sturmkugel
    .object = die Sturmkugel
card-stone_circle = Steinkreis
    .object = den Steinkreis
card-moon_shrine = Mondschrein
    .object = den Mondschrein
card-dragon_altar = Drachenaltar
    .object = den Drachenaltar
card-gate_of_ulahomar = Tor von Ulahomar
    .object = das Tor von Ulahomar
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
card-apprentice = Zauberlehrling
    .object = den Zauberlehrling
card-dwarf = Zwerg
    .object = den Zwerg
card-elf = Elf
    .object = den Elfen
card-thief = Dieb
    .object = den Dieb
card-fighter = Kämpfer
    .object = den Kämpfer
card-fighter_2 = Zweiter Kämpfer
    .object = den Zweiten Kämpfer
card-buying_market = Markt (Einkauf)
    .object = den Markt (Einkauf)
card-selling_market = Markt (Verkauf)
    .object = den Markt (Verkauf)
card-amulet_moon = Amulett (Mond)
    .object = ein Amulett (Mond)
card-amulet_flame = Amulett (Flamme)
    .object = ein Amulett (Flamme)
card-amulet_leaf = Amulett (Blatt)
    .object = ein Amulett (Blatt)
card-red_egg_moon = Rotes Drachenei (Mond)
    .object = ein Rotes Drachenei (Mond)
card-red_egg_flame = Rotes Drachenei (Flamme)
    .object = ein Rotes Drachenei (Flamme)
card-red_egg_leaf = Rotes Drachenei (Blatt)
    .object = ein Rotes Drachenei (Blatt)
card-rune_stone_moon = Runenstein (Mond)
    .object = einen Runenstein (Mond)
card-rune_stone_flame = Runenstein (Flamme)
    .object = einen Runenstein (Flamme)
card-rune_stone_leaf = Runenstein (Blatt)
    .object = einen Runenstein (Blatt)
card-rune_stone_moon_flame = Runenstein (Mond+Flamme)
    .object = einen Runenstein (Mond+Flamme)
card-energy_stone_moon = Energiestein (Mond)
    .object = einen Energiestein (Mond)
card-energy_stone_flame = Energiestein (Flamme)
    .object = einen Energiestein (Flamme)
card-energy_stone_leaf = Energiestein (Blatt)
    .object = einen Energiestein (Blatt)
card-energy_stone_flame_leaf = Energiestein (Flamme+Blatt)
    .object = einen Energiestein (Flamme+Blatt)
card-black_egg = Schwarzes Drachenei
    .object = ein Schwarzes Drachenei
card-poison_moon = Gift (Mond)
    .object = Gift (Mond)
card-poison_flame = Gift (Flamme)
    .object = Gift (Flamme)
card-poison_leaf = Gift (Blatt)
    .object = Gift (Blatt)
card-poison_flame_leaf = Gift (Flamme+Blatt)
    .object = Gift (Flamme+Blatt)
card-wand_moon_1a = Teil A vom Zauberstab I (Mond)
    .object = Teil A vom Zauberstab I (Mond)
card-wand_moon_1b = Teil B vom Zauberstab I (Mond)
    .object = Teil B vom Zauberstab I (Mond)
card-wand_moon_2a = Teil A vom Zauberstab II (Mond)
    .object = Teil A vom Zauberstab II (Mond)
card-wand_moon_2b = Teil B vom Zauberstab II (Mond)
    .object = Teil B vom Zauberstab II (Mond)
card-wand_flame_1a = Teil A vom Zauberstab I (Flamme)
    .object = Teil A vom Zauberstab I (Flamme)
card-wand_flame_1b = Teil B vom Zauberstab I (Flamme)
    .object = Teil B vom Zauberstab I (Flamme)
card-wand_leaf_1a = Teil A vom Zauberstab I (Blatt)
    .object = Teil A vom Zauberstab I (Blatt)
card-wand_leaf_1b = Teil B vom Zauberstab I (Blatt)
    .object = Teil B vom Zauberstab I (Blatt)
card-wand_leaf_2a = Teil A vom Zauberstab II (Blatt)
    .object = Teil A vom Zauberstab II (Blatt)
card-wand_leaf_2b = Teil B vom Zauberstab II (Blatt)
    .object = Teil B vom Zauberstab II (Blatt)
card-sword_moon_flame_1a = Teil A vom Zauberschwert I (Mond+Flamme)
    .object = Teil A vom Zauberschwert I (Mond+Flamme)
card-sword_moon_flame_1b = Teil B vom Zauberschwert I (Mond+Flamme)
    .object = Teil B vom Zauberschwert I (Mond+Flamme)
card-sword_moon_flame_2a = Teil A vom Zauberschwert II (Mond+Flamme)
    .object = Teil A vom Zauberschwert II (Mond+Flamme)
card-sword_moon_flame_2b = Teil B vom Zauberschwert II (Mond+Flamme)
    .object = Teil B vom Zauberschwert II (Mond+Flamme)
card-sword_flame_leaf_1a = Teil A vom Zauberschwert I (Flamme+Blatt)
    .object = Teil A vom Zauberschwert I (Flamme+Blatt)
card-sword_flame_leaf_1b = Teil B vom Zauberschwert I (Flamme+Blatt)
    .object = Teil B vom Zauberschwert I (Flamme+Blatt)
card-sword_flame_leaf_2a = Teil A vom Zauberschwert II (Flamme+Blatt)
    .object = Teil A vom Zauberschwert II (Flamme+Blatt)
card-sword_flame_leaf_2b = Teil B vom Zauberschwert II (Flamme+Blatt)
    .object = Teil B vom Zauberschwert II (Flamme+Blatt)
card-sword_moon_leaf_1a = Teil A vom Zauberschwert I (Mond+Blatt)
    .object = Teil A vom Zauberschwert I (Mond+Blatt)
card-sword_moon_leaf_1b = Teil B vom Zauberschwert I (Mond+Blatt)
    .object = Teil B vom Zauberschwert I (Mond+Blatt)
card-wand_moon_1 = Zauberstab I (Mond)
    .object = den Zauberstab I (Mond)
card-wand_moon_2 = Zauberstab II (Mond)
    .object = den Zauberstab II (Mond)
card-wand_flame_1 = Zauberstab I (Flamme)
    .object = den Zauberstab I (Flamme)
card-wand_leaf_1 = Zauberstab I (Blatt)
    .object = den Zauberstab I (Blatt)
card-wand_leaf_2 = Zauberstab II (Blatt)
    .object = den Zauberstab II (Blatt)
card-sword_moon_flame_1 = Zauberschwert I (Mond+Flamme)
    .object = das Zauberschwert I (Mond+Flamme)
card-sword_moon_flame_2 = Zauberschwert II (Mond+Flamme)
    .object = das Zauberschwert II (Mond+Flamme)
card-sword_flame_leaf_1 = Zauberschwert I (Flamme+Blatt)
    .object = das Zauberschwert I (Flamme+Blatt)
card-sword_flame_leaf_2 = Zauberschwert II (Flamme+Blatt)
    .object = das Zauberschwert II (Flamme+Blatt)
card-sword_moon_leaf_1 = Zauberschwert I (Mond+Blatt)
    .object = das Zauberschwert I (Mond+Blatt)
card-orc_1 = Ork 1
    .object = den Ork 1
card-orc_2 = Ork 2
    .object = den Ork 2
card-orc_3 = Ork 3
    .object = den Ork 3
card-orc_4 = Ork 4
    .object = den Ork 4
card-orc_5 = Ork 5
    .object = den Ork 5
card-mountains_1 = Gebirge 1
    .object = Gebirge 1
card-mountains_2 = Gebirge 2
    .object = Gebirge 2
card-forest_1 = Wald 1
    .object = Wald 1
card-forest_2 = Wald 2
    .object = Wald 2
card-town_1 = Stadt 1
    .object = Stadt 1
card-town_2 = Stadt 2
    .object = Stadt 2
card-town_3 = Stadt 3
    .object = Stadt 3
card-swamp_1 = Sumpf 1
    .object = Sumpf 1
card-swamp_2 = Sumpf 2
    .object = Sumpf 2
card-swamp_3 = Sumpf 3
    .object = Sumpf 3
card-wasteland_1 = Ödland 1
    .object = Ödland 1
card-wasteland_2 = Ödland 2
    .object = Ödland 2
card-black_dragon = Schwarzer Drache
    .object = den Schwarzen Drachen
card-hidden = unbekannte Karte
    .object = eine unbekannte Karte

## Was eine Karte tut; die Zahlen kommen aus der Kartendatei

card-goblins-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-giant_rats-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-spiders-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-skeleton_warriors-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-wolves-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-undead-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-harpies-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-troll-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-ogres-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-basilisk-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-green_dragon-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-blue_dragon-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-red_dragon-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-golden_dragon-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-bandits-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-werewolves-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-lizard_folk-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-storm_giant-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-lich-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-hydra-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-bone_dragon-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-shadow_dragon-help = Kreatur der Stärke { $strength }. Allein bezahlst du sie ganz und bekommst die volle Belohnung; gemeinsam zahlt jeder seinen Anteil für die kleinere (Z76, Z78). Symbole: { $symbols }; ausgelegte Artefakte mit einem davon zahlen nach dem Sieg (Z88).
card-small_orb-help = Jeder, der hier ist, bekommt { $magic } Magie (Z51).
card-middle_orb-help = Jeder, der hier ist, bekommt { $magic } Magie (Z51).
card-great_orb-help = Jeder, der hier ist, bekommt { $magic } Magie (Z51).
card-storm_orb-help = Jeder, der hier ist, bekommt { $magic } Magie (Z51).
card-stone_circle-help = Jeder, der hier ist, bekommt { $stones } Machtsteine und { $cards } Artefaktkarten (Z52).
card-moon_shrine-help = Jeder, der hier ist, bekommt { $stones } Machtsteine und { $cards } Artefaktkarten (Z52).
card-dragon_altar-help = Jeder, der hier ist, bekommt { $stones } Machtsteine und { $cards } Artefaktkarten (Z52).
card-gate_of_ulahomar-help = Jeder, der hier ist, bekommt { $stones } Machtsteine und { $cards } Artefaktkarten (Z52).
card-stonex-help = { $stones ->
        [one] Einmal je Runde bringt dir eine Heilige Stätte einen Machtstein mehr (Z135).
       *[other] Einmal je Runde bringt dir eine Heilige Stätte { $stones } Machtsteine mehr (Z135).
    }
card-fontanus-help = In Phase B { $magic } Magie, wenn du höchstens { $at_most } hast (Z136).
card-harpagarus-help = In Phase B nimmst du { $magic } Magie von jemandem, der mehr hat als du (Z137).
card-re_transformus-help = { $pay_stones ->
        [one] In Phase B 1 Machtstein gegen { $magic } Magie (Z138).
       *[other] In Phase B { $pay_stones } Machtsteine gegen { $magic } Magie (Z138).
    }
card-transformus-help = In Phase B { $pay_magic } Magie gegen { $stones } Machtsteine (Z139).
card-appendux-help = Einmal je Runde ziehst du beim Ziehen { $draws } Artefaktkarte mehr und legst eine davon unter den Stapel (Z147, Z148).
card-cantiosus-help = Am Ende { $each } Machtsteine für jeden deiner Zaubersprüche, diesen eingeschlossen (Z132).
card-absolutus-help = Steht bei einem deiner ausliegenden Artefakte: Es zahlt nach jedem Sieg, gleich welches Symbol (Z143, Z146).
card-sodalicium-help = Am Ende { $stones } Machtstein und { $each } für jeden deiner Helden (Z132).
card-omnus-help = Einmal im Spiel zahlen nach einem Sieg alle deine Artefakte, außer schwarzen Eiern (Z140, Z142).
card-artificium-help = Am Ende { $each } Machtstein für je { $per } ausliegende Artefakte (Z132).
card-apprentice-help = Ein zweiter Zauberer, wo die Landschaft ihn zeigt: Er bringt die Belohnung, aber keinen Artefakt-Bonus (Z40, Z91).
card-dwarf-help = Nimmt im Kampf { $fight } von der Stärke; im Gebirge bringt er { $income } Magie (Z24, Z70).
card-elf-help = Nimmt im Kampf { $fight } von der Stärke; im Wald bringt er { $income } Magie (Z24, Z70).
card-thief-help = Stiehlt in einer Stadt { $steals } Magie von jemand anderem (Z25).
card-fighter-help = Nimmt im Kampf { $fight } von der Stärke, wo die Landschaft ihn zeigt (Z67, Z70).
card-fighter_2-help = Nimmt im Kampf { $fight } von der Stärke, wo die Landschaft ihn zeigt (Z67, Z70).
card-buying_market-help = Hier kaufst du bis zu { $most } Artefaktkarten für je { $price } Magie (Z56).
card-selling_market-help = Hier verkaufst du eines: ein ausliegendes Artefakt oder einen Zauberspruch (Z57, Z58).
card-amulet_moon-help = Ausgelegt zahlt es nach jedem Sieg über eine Kreatur mit seinem Symbol { $magic } Magie (Z88).
card-amulet_flame-help = Ausgelegt zahlt es nach jedem Sieg über eine Kreatur mit seinem Symbol { $magic } Magie (Z88).
card-amulet_leaf-help = Ausgelegt zahlt es nach jedem Sieg über eine Kreatur mit seinem Symbol { $magic } Magie (Z88).
card-red_egg_moon-help = Ausgelegt zahlt es nach jedem Sieg über eine Kreatur mit seinem Symbol { $stones } Machtstein und lockt den Schwarzen Drachen (Z88, Z122).
card-red_egg_flame-help = Ausgelegt zahlt es nach jedem Sieg über eine Kreatur mit seinem Symbol { $stones } Machtstein und lockt den Schwarzen Drachen (Z88, Z122).
card-red_egg_leaf-help = Ausgelegt zahlt es nach jedem Sieg über eine Kreatur mit seinem Symbol { $stones } Machtstein und lockt den Schwarzen Drachen (Z88, Z122).
card-rune_stone_moon-help = Ausgelegt bringt er nach einem passenden Sieg einen Machtstein oder eine Artefaktkarte, wie du willst (Z116).
card-rune_stone_flame-help = Ausgelegt bringt er nach einem passenden Sieg einen Machtstein oder eine Artefaktkarte, wie du willst (Z116).
card-rune_stone_leaf-help = Ausgelegt bringt er nach einem passenden Sieg einen Machtstein oder eine Artefaktkarte, wie du willst (Z116).
card-rune_stone_moon_flame-help = Ausgelegt bringt er nach einem passenden Sieg einen Machtstein oder eine Artefaktkarte, wie du willst (Z116).
card-energy_stone_moon-help = Ausgelegt zahlt er nach einem passenden Sieg und lädt sich auf, bis zur vierten Stufe (Z117).
card-energy_stone_flame-help = Ausgelegt zahlt er nach einem passenden Sieg und lädt sich auf, bis zur vierten Stufe (Z117).
card-energy_stone_leaf-help = Ausgelegt zahlt er nach einem passenden Sieg und lädt sich auf, bis zur vierten Stufe (Z117).
card-energy_stone_flame_leaf-help = Ausgelegt zahlt er nach einem passenden Sieg und lädt sich auf, bis zur vierten Stufe (Z117).
card-black_egg-help = Zahlt keinen Bonus, bringt am Ende Machtsteine, je mehr Eier desto mehr, und lockt den Schwarzen Drachen (Z119, Z122).
card-poison_moon-help = Du legst es vor jemand anderen: Der verliert { $loss } Magie nach jedem Sieg mit diesem Symbol (Z125, Z126).
card-poison_flame-help = Du legst es vor jemand anderen: Der verliert { $loss } Magie nach jedem Sieg mit diesem Symbol (Z125, Z126).
card-poison_leaf-help = Du legst es vor jemand anderen: Der verliert { $loss } Magie nach jedem Sieg mit diesem Symbol (Z125, Z126).
card-poison_flame_leaf-help = Du legst es vor jemand anderen: Der verliert { $loss } Magie nach jedem Sieg mit diesem Symbol (Z125, Z126).
card-wand_moon_1a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_moon_1b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_moon_2a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_moon_2b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_flame_1a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_flame_1b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_leaf_1a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_leaf_1b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_leaf_2a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_leaf_2b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_moon_flame_1a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_moon_flame_1b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_moon_flame_2a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_moon_flame_2b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_flame_leaf_1a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_flame_leaf_1b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_flame_leaf_2a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_flame_leaf_2b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_moon_leaf_1a-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-sword_moon_leaf_1b-help = Eine Hälfte; ausgelegt werden kann sie nur zusammen mit der anderen desselben Paares (Z113, Z115).
card-wand_moon_1-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-wand_moon_2-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-wand_flame_1-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-wand_leaf_1-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-wand_leaf_2-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-sword_moon_flame_1-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-sword_moon_flame_2-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-sword_flame_leaf_1-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-sword_flame_leaf_2-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-sword_moon_leaf_1-help = Zwei Teile, zusammen ausgelegt: { $stones } Machtsteine nach jedem Sieg mit seinem Symbol (Z88, Z113).
card-orc_1-help = Verstärkt eine Kreatur um { $strength } und vergrößert ihre Belohnung (Z83).
card-orc_2-help = Verstärkt eine Kreatur um { $strength } und vergrößert ihre Belohnung (Z83).
card-orc_3-help = Verstärkt eine Kreatur um { $strength } und vergrößert ihre Belohnung (Z83).
card-orc_4-help = Verstärkt eine Kreatur um { $strength } und vergrößert ihre Belohnung (Z83).
card-orc_5-help = Verstärkt eine Kreatur um { $strength } und vergrößert ihre Belohnung (Z83).
card-mountains_1-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-mountains_2-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-forest_1-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-forest_2-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-town_1-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-town_2-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-town_3-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-swamp_1-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-swamp_2-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-swamp_3-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-wasteland_1-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-wasteland_2-help = Sagt für diese Runde, welche Helden helfen, ob Orks kommen und wer Magie gewinnt oder verliert (Z17).
card-black_dragon-help = Gehört dem, der die meisten Eier ausliegen hat, und schützt ihn vor Magieverlust durch Landschaften (Z28, Z122).

## Antworten

option-pass = Nichts tun
option-fight = Kämpfen
option-pay = Das Gebot bezahlen
option-together = Gemeinsam kämpfen
option-alone = Allein wollen
option-accept = Das Angebot annehmen
option-decline = Ablehnen
option-counter = Ein Gegenangebot machen
option-take_stone = Einen Machtstein nehmen
option-take_card = Eine Artefaktkarte nehmen
option-target = { $thing } treffen
option-invite = { $thing } einladen
option-offer = { $thing } etwas anbieten
option-buy = Karten kaufen: { $thing }
option-bid = Bieten: { $thing }
option-bid_up_to = Mitbieten bis { $thing }
option-use = Im Kampf einsetzen: { $thing }
option-cast = Zaubern: { $thing }
option-sell_spell = Den Zauberspruch { $thing } verkaufen
option-announce = Ankündigen: { $thing }
option-choose = Den Zauberer legen an: { $thing }
option-send_apprentice_to = Den Lehrling legen an: { $thing }
option-sell = Verkaufen: { $thing }
option-support = Unterstützen: { $thing }
option-lay = Auslegen: { $thing }
option-return = Zurücklegen: { $thing }
option-give = Aus der Hand geben: { $thing }
option-give_laid = Von den ausliegenden geben: { $thing }
option-ask_for = Aus der Hand verlangen: { $thing }
option-ask_for_laid = Von den ausliegenden verlangen: { $thing }

## Fragen

question-steal_magic = Dein Dieb ist in der Stadt: Wem stiehlt er Magie?
question-steal_magic-help = Er muss stehlen, von jemandem mit mindestens 1 Magie; die Besitzerin des Schwarzen Drachen ist geschützt (Z25, Z26, Z29).
question-cast_spell = Welchen Zauberspruch benutzt du jetzt?
question-cast_spell-help = Jeden deiner Sprüche für Phase B einmal je Runde, in beliebiger Reihenfolge (Z31, Z32, Z54).
question-pick_victim = Von wem nimmst du Magie?
question-pick_victim-help = Nur von jemandem, der mehr Magie hat als du (Z137).
question-announce = Willst du ankündigen, wohin du gehst?
question-announce-help = Das bindet niemanden; danach kannst du noch jemanden einladen (Z37, Z38).
question-invite = Wen lädst du ein mitzukommen?
question-invite-help = Auch das bindet niemanden (Z38).
question-choose_adventure = An welches Abenteuer legst du deinen Zauberer?
question-choose_adventure-help = Mehrere dürfen an derselben Karte liegen; wer passt, bekommt 1 Magie (Z34, Z35, Z36).
question-send_apprentice = Wohin legst du deinen Lehrling?
question-send_apprentice-help = An eine andere Karte als deinen Zauberer, oder gar nicht (Z40, Z41).
question-buy_cards = Wie viele Artefaktkarten kaufst du?
question-buy_cards-help = Jede kostet Magie; du musst nicht kaufen (Z56, Z62).
question-sell_one = Was verkaufst du?
question-sell_one-help = Ein Ding: ein ausliegendes Artefakt oder einen Zauberspruch; du musst nicht (Z57, Z58, Z62).
question-fight_creature = Kämpfst du gegen die Kreatur?
question-fight_creature-help = Du zahlst ihre Stärke; Helden, die du einsetzt, senken sie (Z70, Z76, Z77).
question-choose_alliance = Gemeinsam oder allein?
question-choose_alliance-help = Alle wählen geheim. Will einer allein, wird versteigert; allein nur, wer das niedrigste Gebot abgeben könnte (Z79, Z80, Z81, Z155).
question-add_heroes = Welche Helden bringst du in den gemeinsamen Kampf?
question-add_heroes-help = Sie senken die Stärke, bevor geteilt wird (Z74, Z82).
question-bid = Wie viel bietest du?
question-bid-help = Mindestens 1 mehr oder passen; mit „mitbieten bis“ bietest du von selbst weiter, geheim (Z96, Z97, Z100).
question-pay_bid = Welche Helden senken den Preis?
question-pay_bid-help = So viele, wie du brauchst; die übrigen bleiben frisch (Z72, Z75).
question-use_appendux = Ziehst du mit Appendux eine Karte mehr?
question-use_appendux-help = Einmal je Runde; eine der gezogenen kommt unter den Stapel (Z147, Z148).
question-return_card = Welche Karte legst du unter den Stapel?
question-return_card-help = Eine der eben gezogenen; nur du kennst sie (Z148).
question-use_omnus = Setzt du Omnus ein?
question-use_omnus-help = Alle deine Artefakte zahlen, dann ist Omnus aus dem Spiel (Z140, Z142).
question-use_rune_stone = Dein Runenstein: Machtstein oder Artefaktkarte?
question-use_rune_stone-help = Du hast die Wahl (Z116).
question-support_artefact = Welches Artefakt unterstützt Absolutus?
question-support_artefact-help = Ein ausliegendes, kein schwarzes Ei; das bleibt so (Z143, Z146).
question-make_offer = Willst du jemandem einen Tausch anbieten?
question-make_offer-help = Nur ihr beide seht das Angebot (Z103, Z104, Z107).
question-name_gift = Was gibst du?
question-name_gift-help = Der andere kennt die Karte von da an (Z103, Z108).
question-name_wish = Was willst du dafür?
question-name_wish-help = Irgendeine Karte bei ihrem Namen (Z106).
question-answer_offer = Nimmst du den Tausch an?
question-answer_offer-help = Annehmen kannst du nur, wenn du die Karte hast; ein Gegenangebot kostet eines von deinen (Z105, Z108).
question-lay_out = Was legst du aus?
question-lay_out-help = So viel du willst; ein Doppelartefakt braucht beide Teile (Z113, Z114, Z115).
question-poison_seat = Vor wen legst du das Gift?
question-poison_seat-help = Vor jemand anderen, für immer (Z125).

## Was geschah

event-round_began = Runde { $round } begann; { $seat } ist Startspieler.
event-card_turned_up = Aufgedeckt: { $card }.
event-landscape_turned_up = Landschaft: { $card }.
event-orc_joined = { $orc } verstärkt: { $card }.
event-pile_refilled = Ein Ablagestapel wurde gemischt und liegt wieder verdeckt bereit.
event-magic_gained = { $kind ->
        [none] { $seat } bekam { $magic } Magie.
       *[other] { $seat } bekam { $magic } Magie ({ $card }).
    }
event-magic_lost = { $kind ->
        [none] { $seat } verlor { $magic } Magie.
       *[other] { $seat } verlor { $magic } Magie ({ $card }).
    }
event-magic_paid = { $kind ->
        [none] { $seat } zahlte { $magic } Magie.
       *[other] { $seat } zahlte { $magic } Magie ({ $card }).
    }
event-magic_taken = { $seat } nahm { $victim } { $magic } Magie ({ $card }).
event-stones_gained = { $stones ->
        [one] { $seat } bekam 1 Machtstein ({ $card }).
       *[other] { $seat } bekam { $stones } Machtsteine ({ $card }).
    }
event-stones_paid = { $stones ->
        [one] { $seat } zahlte 1 Machtstein ({ $card }).
       *[other] { $seat } zahlte { $stones } Machtsteine ({ $card }).
    }
event-spell_cast = { $seat } zauberte { $card }.
event-announced = { $seat } kündigte an: { $card }.
event-invited = { $seat } lud { $guest } ein, mitzukommen ({ $card }).
event-word_broken = { $seat } hielt nicht Wort ({ $card }).
event-wizard_laid = { $seat } legte den Zauberer an: { $card }.
event-apprentice_laid = { $seat } legte den Lehrling an: { $card }.
event-passed = { $seat } passte.
event-turn_began = { $seat } war an der Reihe: { $card }.
event-spell_learned = { $seat } lernte { $card }.
event-hero_recruited = { $seat } warb an: { $card }.
event-alliance_shown = { $together ->
        [no] { $seat } wollte allein kämpfen.
       *[other] { $seat } wollte gemeinsam kämpfen.
    }
event-auction_began = Versteigert wird: { $card }, ab { $lowest }.
event-bid_placed = { $seat } bot { $bid }.
event-auction_passed = { $seat } bot nicht mit.
event-auction_won = { $seat } gewann die Versteigerung für { $price }: { $card }.
event-auction_failed = Niemand bot: { $card }.
event-standing_order_left = { $seat } bietet von selbst mit bis { $limit }.
event-hero_used = { $seat } setzte ein: { $card }.
event-fight_declined = { $seat } kämpfte nicht: { $card }.
event-creature_beaten = { $wizards ->
        [one] { $seat } besiegte: { $card }.
       *[other] Gemeinsam zu { $wizards } besiegt: { $card }.
    }
event-orc_discarded = Abgelegt: { $card }.
event-card_left = Aus dem Spiel: { $card }.
event-cards_bought = { $count ->
        [one] { $seat } kaufte 1 Artefaktkarte.
       *[other] { $seat } kaufte { $count } Artefaktkarten.
    }
event-artefact_drawn = { $kind ->
        [hidden] { $seat } zog eine Artefaktkarte.
       *[other] { $seat } zog eine Artefaktkarte: { $card }.
    }
event-draw_forfeited = Für { $seat } fehlten Artefaktkarten: { $count }.
event-card_returned = { $kind ->
        [hidden] { $seat } legte eine Karte unter den Stapel.
       *[other] { $seat } legte unter den Stapel: { $card }.
    }
event-artefact_sold = { $seat } verkaufte: { $card }.
event-spell_sold = { $seat } verkaufte den Zauberspruch { $card }.
event-stone_charged = { $card } von { $seat } lud sich auf Stufe { $step }.
event-support_assigned = Ein Zauberspruch von { $seat } unterstützt jetzt: { $card }.
event-support_waits = { $card } von { $seat } wartet auf ein Artefakt.
event-offer_made = { $counter ->
        [no] { $seat } bot { $partner } einen Tausch an.
       *[other] { $seat } machte { $partner } ein Gegenangebot.
    }
event-gift_named = { $seat } würde geben: { $card }.
event-wish_named = { $seat } will dafür: { $card }.
event-offer_declined = { $seat } lehnte das Angebot von { $partner } ab.
event-swapped = { $count ->
        [one] { $seat } und { $partner } tauschten eine Karte.
       *[other] { $seat } und { $partner } tauschten { $count } Karten.
    }
event-card_received = { $seat } bekam von { $giver }: { $card }.
event-artefact_received = { $seat } bekam ausliegend von { $giver }: { $card }.
event-artefact_laid = { $seat } legte aus: { $card }.
event-poison_laid = { $seat } legte vor { $victim }: { $card }.
event-dragon_moved = Der Schwarze Drache gehört jetzt { $seat }.
event-start_moved = { $seat } ist jetzt Startspieler.
event-game_ended = Das Spiel ist zu Ende.

## Warum etwas nicht geht

why-9 = Danach ist jetzt nicht gefragt.
why-25 = Der Dieb bestiehlt jemand anderen.
why-26 = Dort ist keine Magie zu holen.
why-29 = Der Schwarze Drache schützt vor dem Dieb.
why-34 = Diese Karte liegt nicht in der Auslage.
why-38 = Angekündigt wird eine Karte der Auslage, eingeladen jemand anderes.
why-40 = Der Lehrling wird an eine Karte der Auslage gelegt.
why-41 = Dort liegt schon dein Zauberer.
why-54 = Dieser Zauberspruch gehört dir nicht, passt jetzt nicht oder ist in dieser Runde schon benutzt.
why-56 = So viele Karten kannst du hier nicht kaufen.
why-57 = Diesen Zauberspruch hast du nicht.
why-58 = Verkaufen kannst du nur, was vor dir ausliegt.
why-59 = Gift kauft niemand.
why-67 = Die Landschaft lässt diesen Helden nicht mitkämpfen.
why-68 = Dieser Held gehört dir nicht oder hat in dieser Runde schon gekämpft.
why-76 = Dafür reicht deine Magie nicht.
why-80 = Deine Wahl steht schon fest; aufgedeckt wird gemeinsam.
why-81 = Allein kann nur wollen, wer die Stärke bieten könnte.
why-96 = Das Gebot muss höher sein.
why-97 = So viel kannst du nicht bezahlen.
why-103 = Anbieten kannst du nur, was du hast.
why-105 = Dafür bräuchtest du ein eigenes Angebot, und ein Gegenangebot wird nicht noch einmal beantwortet.
why-106 = Das gibt es dort nicht zu tauschen.
why-108 = Du hast die verlangte Karte nicht.
why-109 = Ausliegende Artefakte werden nur in der Variante getauscht.
why-110 = Eier und Gift bleiben liegen, und ein Doppelartefakt geht nur ganz, gegen zwei Karten.
why-113 = Diese Karte hast du nicht auf der Hand.
why-115 = Dir fehlt eine Hälfte desselben Paares.
why-120 = Mehr als vier schwarze Eier darf niemand ausliegen haben.
why-125 = Gift legt man vor jemand anderen.
why-136 = Dafür hast du zu viel Magie.
why-137 = Niemand dort hat mehr Magie als du.
why-138 = Dir fehlen Machtsteine.
why-139 = Dir fehlt Magie.
why-143 = Unterstützt wird ein ausliegendes Artefakt, nie ein schwarzes Ei.
why-145 = Absolutus kann nicht verkauft werden.
why-148 = Zurück geht eine der eben gezogenen Karten.

## Wertung

tally-stones = Machtsteine
tally-black_eggs = Schwarze Eier
tally-spells = Cantiosus: Zaubersprüche
tally-heroes = Sodalicium: Helden
tally-artefacts = Artificium: Artefakte

win-points = { $winner } gewinnt mit den meisten Machtsteinen (Z133).
win-tie = { $winner } gewinnt: gleich viele Machtsteine, aber mehr Magie oder mehr Artefakte (Z133).
win-shared = { $winner } gewinnen gemeinsam (Z133).

## Vor dem Spiel

variant-way = welches Spiel
variant-way-base = das Grundspiel
variant-way-heroes = mit Helden & Zaubersprüche
variant-poison = mit der Mini-Erweiterung Gift
variant-variant = ausliegende Artefakte dürfen getauscht werden
variant-offers = wie viele Tauschangebote jeder in einer Runde machen darf
variant-dragon_guard = der Schwarze Drache schützt auch vor dem Dieb
variant-announcements = vor der Wahl darf jeder ankündigen, wohin er geht
variant-two_seats = wie man zu zweit spielt
variant-two_seats-printed = wie gedruckt
variant-two_seats-short = kurz: weniger Abenteuer, und wer eine Kreatur allein will, zahlt mehr

## Auf dem Schirm

screen-round = Runde { $round }
screen-way-base = Grundspiel
screen-way-heroes = Helden & Zaubersprüche
screen-seats = Am Tisch
screen-start = Start
screen-dragon = Schwarzer Drache
screen-magic = { $amount } Magie
screen-stones = { $amount ->
        [one] 1 Machtstein
       *[other] { $amount } Machtsteine
    }
screen-words-broken = { $amount ->
    [one] 1 Wort gebrochen
   *[other] { $amount }-mal Wort gebrochen
}
screen-hand = { $amount ->
        [one] 1 Handkarte
       *[other] { $amount } Handkarten
    }
screen-display = Auslage
screen-acts = helfen: { $heroes }
screen-nobody = niemand
screen-strength = Stärke { $amount }
screen-with-orc = mit Ork
screen-reward = allein { $alone } · zu zweit { $two }
screen-orb = { $amount } Magie für jeden
screen-spell = Zauberspruch
screen-hero = Held
screen-market = Markt
screen-prospect = für dich: { $cost } Magie, { $gain }
screen-outbid = höchstens bieten: { $bids }
screen-wizards = dort: { $names }
screen-apprentice = { $name } (Lehrling)
screen-used = { $card } (benutzt)
screen-step = { $card } (Stufe { $step })
screen-supported = { $card } (unterstützt)
screen-own-hand = Deine Hand
screen-hand-empty = leer
screen-piles = Abenteuer { $adventures } · Artefakte { $artefacts }
screen-gone = Aus dem Spiel
screen-gone-none = Noch nichts ist aus dem Spiel.
screen-bids = pass, „bid { $least }“ bis „bid { $most }“, oder „bid up to …“ bis { $most }
screen-gain-stones = { $amount ->
        [one] 1 Stein
       *[other] { $amount } Steine
    }
screen-gain-cards = { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }
screen-symbol-moon = Mond
screen-symbol-flame = Flamme
screen-symbol-leaf = Blatt
screen-symbol-none = keine
screen-gain-nothing = nichts

## Die vier Stufen der Bots

level-1 = Knappe
level-2 = Marktfrau
level-3 = Ritter
level-4 = Drachenkönigin

## Auf gezeichneten Karten

card-goblins-brief = Stärke { $strength }. Steine: { $stones }
card-giant_rats-brief = Stärke { $strength }. Steine: { $stones }
card-spiders-brief = Stärke { $strength }. Steine: { $stones }
card-skeleton_warriors-brief = Stärke { $strength }. Steine: { $stones }
card-wolves-brief = Stärke { $strength }. Steine: { $stones }
card-undead-brief = Stärke { $strength }. Steine: { $stones }
card-harpies-brief = Stärke { $strength }. Steine: { $stones }
card-troll-brief = Stärke { $strength }. Steine: { $stones }
card-ogres-brief = Stärke { $strength }. Steine: { $stones }
card-basilisk-brief = Stärke { $strength }. Steine: { $stones }
card-green_dragon-brief = Stärke { $strength }. Steine: { $stones }
card-blue_dragon-brief = Stärke { $strength }. Steine: { $stones }
card-red_dragon-brief = Stärke { $strength }. Steine: { $stones }
card-golden_dragon-brief = Stärke { $strength }. Steine: { $stones }
card-bandits-brief = Stärke { $strength }. Steine: { $stones }
card-werewolves-brief = Stärke { $strength }. Steine: { $stones }
card-lizard_folk-brief = Stärke { $strength }. Steine: { $stones }
card-storm_giant-brief = Stärke { $strength }. Steine: { $stones }
card-lich-brief = Stärke { $strength }. Steine: { $stones }
card-hydra-brief = Stärke { $strength }. Steine: { $stones }
card-bone_dragon-brief = Stärke { $strength }. Steine: { $stones }
card-shadow_dragon-brief = Stärke { $strength }. Steine: { $stones }
card-small_orb-brief = { $magic } Magie für jeden hier
card-middle_orb-brief = { $magic } Magie für jeden hier
card-great_orb-brief = { $magic } Magie für jeden hier
card-storm_orb-brief = { $magic } Magie für jeden hier
card-stone_circle-brief = Für jeden hier: Steine { $stones }, Karten { $cards }
card-moon_shrine-brief = Für jeden hier: Steine { $stones }, Karten { $cards }
card-dragon_altar-brief = Für jeden hier: Steine { $stones }, Karten { $cards }
card-gate_of_ulahomar-brief = Für jeden hier: Steine { $stones }, Karten { $cards }
card-stonex-brief = { $stones ->
        [one] 1 Stein mehr an einer Stätte
       *[other] { $stones } Steine mehr an einer Stätte
    }
card-fontanus-brief = Phase B: { $magic } Magie, wenn du höchstens { $at_most } hast
card-harpagarus-brief = Phase B: { $magic } Magie von einem Reicheren
card-re_transformus-brief = { $pay_stones ->
        [one] Phase B: 1 Stein gegen { $magic } Magie
       *[other] Phase B: { $pay_stones } Steine gegen { $magic } Magie
    }
card-transformus-brief = Phase B: { $pay_magic } Magie gegen { $stones } Steine
card-appendux-brief = { $draws } Karte mehr ziehen, eine zurück
card-cantiosus-brief = Am Ende { $each } Steine je Zauberspruch
card-absolutus-brief = Ein Artefakt zahlt nach jedem Sieg
card-sodalicium-brief = Am Ende { $stones } Stein und { $each } je Held
card-omnus-brief = Einmal zahlen alle Artefakte
card-artificium-brief = Am Ende { $each } Stein je { $per } Artefakte
card-apprentice-brief = Ein zweiter Zauberer, ohne Boni
card-dwarf-brief = Im Kampf { $fight }; im Gebirge { $income } Magie
card-elf-brief = Im Kampf { $fight }; im Wald { $income } Magie
card-thief-brief = Stiehlt in der Stadt { $steals } Magie
card-fighter-brief = Im Kampf { $fight }
card-fighter_2-brief = Im Kampf { $fight }
card-buying_market-brief = Bis zu { $most } Karten für je { $price } Magie
card-selling_market-brief = Ein Artefakt oder einen Zauberspruch verkaufen
card-amulet_moon-brief = Nach passendem Sieg { $magic } Magie
card-amulet_flame-brief = Nach passendem Sieg { $magic } Magie
card-amulet_leaf-brief = Nach passendem Sieg { $magic } Magie
card-red_egg_moon-brief = Nach passendem Sieg { $stones } Stein; lockt den Drachen
card-red_egg_flame-brief = Nach passendem Sieg { $stones } Stein; lockt den Drachen
card-red_egg_leaf-brief = Nach passendem Sieg { $stones } Stein; lockt den Drachen
card-rune_stone_moon-brief = Nach passendem Sieg ein Stein oder eine Karte
card-rune_stone_flame-brief = Nach passendem Sieg ein Stein oder eine Karte
card-rune_stone_leaf-brief = Nach passendem Sieg ein Stein oder eine Karte
card-rune_stone_moon_flame-brief = Nach passendem Sieg ein Stein oder eine Karte
card-energy_stone_moon-brief = Magie: { $magic }. Steine: { $stones }
card-energy_stone_flame-brief = Magie: { $magic }. Steine: { $stones }
card-energy_stone_leaf-brief = Magie: { $magic }. Steine: { $stones }
card-energy_stone_flame_leaf-brief = Magie: { $magic }. Steine: { $stones }
card-black_egg-brief = Am Ende Steine: { $stones }; lockt den Drachen
card-poison_moon-brief = Vor jemand anderen: nach passendem Sieg { $loss } Magie weniger
card-poison_flame-brief = Vor jemand anderen: nach passendem Sieg { $loss } Magie weniger
card-poison_leaf-brief = Vor jemand anderen: nach passendem Sieg { $loss } Magie weniger
card-poison_flame_leaf-brief = Vor jemand anderen: nach passendem Sieg { $loss } Magie weniger
card-wand_moon_1-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-wand_moon_2-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-wand_flame_1-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-wand_leaf_1-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-wand_leaf_2-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-sword_moon_flame_1-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-sword_moon_flame_2-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-sword_flame_leaf_1-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-sword_flame_leaf_2-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-sword_moon_leaf_1-brief = Nach passendem Sieg { $stones } Steine, { $magic } Magie
card-wand_moon_1a-brief = Eine Hälfte; braucht die andere
card-wand_moon_1b-brief = Eine Hälfte; braucht die andere
card-wand_moon_2a-brief = Eine Hälfte; braucht die andere
card-wand_moon_2b-brief = Eine Hälfte; braucht die andere
card-wand_flame_1a-brief = Eine Hälfte; braucht die andere
card-wand_flame_1b-brief = Eine Hälfte; braucht die andere
card-wand_leaf_1a-brief = Eine Hälfte; braucht die andere
card-wand_leaf_1b-brief = Eine Hälfte; braucht die andere
card-wand_leaf_2a-brief = Eine Hälfte; braucht die andere
card-wand_leaf_2b-brief = Eine Hälfte; braucht die andere
card-sword_moon_flame_1a-brief = Eine Hälfte; braucht die andere
card-sword_moon_flame_1b-brief = Eine Hälfte; braucht die andere
card-sword_moon_flame_2a-brief = Eine Hälfte; braucht die andere
card-sword_moon_flame_2b-brief = Eine Hälfte; braucht die andere
card-sword_flame_leaf_1a-brief = Eine Hälfte; braucht die andere
card-sword_flame_leaf_1b-brief = Eine Hälfte; braucht die andere
card-sword_flame_leaf_2a-brief = Eine Hälfte; braucht die andere
card-sword_flame_leaf_2b-brief = Eine Hälfte; braucht die andere
card-sword_moon_leaf_1a-brief = Eine Hälfte; braucht die andere
card-sword_moon_leaf_1b-brief = Eine Hälfte; braucht die andere
card-orc_1-brief = Stärke +{ $strength }. Steine: { $stones }
card-orc_2-brief = Stärke +{ $strength }. Steine: { $stones }
card-orc_3-brief = Stärke +{ $strength }. Steine: { $stones }
card-orc_4-brief = Stärke +{ $strength }. Steine: { $stones }
card-orc_5-brief = Stärke +{ $strength }. Steine: { $stones }
card-mountains_1-brief = Die Landschaft dieser Runde
card-mountains_2-brief = Die Landschaft dieser Runde
card-forest_1-brief = Die Landschaft dieser Runde
card-forest_2-brief = Die Landschaft dieser Runde
card-town_1-brief = Die Landschaft dieser Runde
card-town_2-brief = Die Landschaft dieser Runde
card-town_3-brief = Die Landschaft dieser Runde
card-swamp_1-brief = Die Landschaft dieser Runde
card-swamp_2-brief = Die Landschaft dieser Runde
card-swamp_3-brief = Die Landschaft dieser Runde
card-wasteland_1-brief = Die Landschaft dieser Runde
card-wasteland_2-brief = Die Landschaft dieser Runde
card-black_dragon-brief = Bei dem, der die meisten Eier hat
family-creature = KREATUR
family-creature-title = Kreaturen
family-orb = ENERGIEKUGEL
family-orb-title = Energiekugeln
family-site = HEILIGE STÄTTE
family-site-title = Heilige Stätten
family-spell = ZAUBERSPRUCH
family-spell-title = Zaubersprüche
family-hero = HELD
family-hero-title = Helden
family-market = MARKT
family-market-title = Märkte
family-artefact = ARTEFAKT
family-artefact-title = Artefakte
family-landscape = LANDSCHAFT
family-landscape-title = Landschaften
family-orc = ORK
family-orc-title = Orks

## Lassen, je nach Frage

option-pass-cast_spell = Keinen Zauberspruch mehr
option-pass-announce = Nichts ankündigen
option-pass-invite = Niemanden einladen
option-pass-choose_adventure = Passen und Magie sammeln
option-pass-send_apprentice = Der Lehrling bleibt daheim
option-pass-buy_cards = Nichts kaufen
option-pass-sell_one = Nichts verkaufen
option-pass-add_heroes = Keinen Helden mehr
option-pass-bid = Aussteigen
option-pass-use_appendux = Appendux diesmal nicht
option-pass-use_omnus = Omnus noch aufheben
option-pass-make_offer = Kein Angebot mehr
option-pass-lay_out = Fertig ausgelegt

## Am Tisch im Browser

screen-phase-supply = Magie
screen-phase-choosing = Wählen
screen-phase-evaluation = Abenteuer
screen-phase-swapping = Tauschen
screen-phase-laying = Auslegen
screen-may-act = { $hero } darf handeln
screen-may-not-act = { $hero } darf nicht handeln
screen-no-adventures = Kein Abenteuer liegt aus.
screen-pile-adventures = Abenteuer: { $amount }
screen-pile-artefacts = Artefakte: { $amount }
screen-pile-landscapes = Landschaften: { $amount }
screen-pile-orcs = Orks: { $amount }
screen-dragon-free = Der Schwarze Drache wartet
screen-wizard-of = Zauberer von { $name }
screen-apprentice-of = Lehrling von { $name }
screen-announced = { $name } hat diese Karte angekündigt
screen-announced-with = { $name } hat diese Karte angekündigt und { $other } eingeladen
screen-orc-joined = Mit { $orc } Stärke { $strength }
screen-alone = allein
screen-brings = bringt
screen-too-dear = dafür reicht die Magie nicht
screen-bonus = Boni
screen-bonus-choices = { $amount ->
        [one] +1 Stein/Karte
       *[other] +{ $amount } Steine/Karten
    }
screen-poison = Gift
screen-could-bid = { $name } könnte { $amount } bieten
screen-outbids = { $name } könnte dich überbieten, bis { $amount }
screen-symbol-lit = { $symbol }, passt zu einer Kreatur
screen-matches = Passt zu einer Kreatur
screen-step-now = Stufe { $step }
screen-supported-by = { $spell } steht dabei
screen-magic-of = { $amount } von { $most } Magie
screen-start-player = Startspieler
screen-nothing-yet = noch nichts
screen-you-know = Du weißt davon
screen-used-up = in dieser Runde gebraucht
screen-rests = ruht: die Landschaft zeigt ihn nicht
screen-hero-joined = kämpft mit
screen-sort-amulet = Amulett
screen-sort-red_egg = Rotes Ei
screen-sort-rune_stone = Runenstein
screen-sort-energy_stone = Energiestein
screen-sort-black_egg = Schwarzes Ei
screen-sort-poison = Gift
screen-sort-wand = Zauberstab
screen-sort-sword = Zauberschwert
screen-auction = Versteigerung: { $card }
screen-calls = Die Gebote der Reihe nach
screen-least-bid = Mindestens { $amount }
screen-bidder-out = ausgestiegen
screen-bidder-leads = führt mit { $amount }
screen-bidder-bid = bot { $amount }
screen-bidder-waits = noch kein Gebot
screen-up-to = bis { $amount }
screen-standing-order = Dein geheimer Auftrag bietet für dich bis { $amount }.
screen-bid-amount = Höhe des Gebots
screen-bid-less = Weniger
screen-bid-more = Mehr
screen-order-secret = Der Auftrag erhöht für dich immer um 1, bis zu dieser Zahl. Niemand erfährt sie (Z100).
screen-secret = (geheim)
screen-fight = Kampf: { $card }
screen-beaten = Besiegt: { $card }
screen-sum-strength = Stärke { $amount }
screen-sum-bid = Gebot { $amount }
screen-each = für jeden
screen-column-magic = Magie
screen-leaves-magic = danach { $amount } Magie
screen-rune-stone = { $card } wirkt.
screen-chose-together = gemeinsam
screen-chose-alone = allein
screen-not-shown = noch verdeckt
screen-drawn = Gezogen; eine Karte geht zurück
screen-market-buy = Bis zu { $most } Karten, jede für { $price } Magie
screen-market-single = einfaches Artefakt
screen-market-double = doppeltes Artefakt
screen-market-spell = Zauberspruch
screen-swap-table = Tauschtisch
screen-counter-offer = Gegenangebot
screen-offers-left = { $amount ->
        [one] noch 1 Angebot
       *[other] noch { $amount } Angebote
    }
screen-gives = { $name } gibt
screen-swap-choose = Wem willst du etwas anbieten? Drücke, wen du meinst.
screen-swap-quiet = Angebote sehen nur die beiden, die es angeht.
screen-offers-heard = Angebote dieser Runde
act-target = Dein Ziel
act-target-brief = Wen es trifft.
act-invite = Einladung
act-invite-brief = Das bindet niemanden.
act-offer = Ein Tausch
act-offer-brief = Nur ihr beide seht das Angebot.
screen-from = ab
screen-alone-free = allein umsonst
screen-bids-from = Gebote ab { $amount }
screen-orcs = Orks
screen-laid-out = Ausgelegt
screen-crew = Helden und Zaubersprüche
screen-if-you-win = Gewinnst du
screen-reward-alone = Belohnung allein
screen-column-most = kann bieten bis
screen-above-you = könnte dich überbieten
screen-fighters = Wer hier kämpft
screen-half-missing = der andere Teil fehlt
screen-laying-quiet = Artefakte werden ausgelegt.
screen-follows-fight = { $wizards ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu fünft
  } { $cost } Magie für { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
  }{ $cards ->
    [0] {""}
    [one] , 1 Karte
   *[other] , { $cards } Karten
  }; danach { $left } Magie.
screen-follows-dear = { $wizards ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu fünft
  } { $cost } Magie: so viel hast du nicht.
screen-follows-free = Umsonst, wenn niemand dazukommt.
screen-follows-bids = Es wird geboten, ab { $amount }.
screen-follows-visit = Du bekommst { $magic ->
    [0] {""}
   *[other] { $magic } Magie
  }{ $stones ->
    [0] {""}
    [one] 1 Stein
   *[other] { $stones } Steine
  }{ $cards ->
    [0] {""}
    [one] {" "}1 Karte
   *[other] {" "}{ $cards } Karten
  }.
screen-follows-broken = Du hältst nicht Wort.
screen-follows-victim = { $name } hat { $amount } Magie.

## Eigene Karten: wie die Werte der Kartendatei heißen

sheet-rules = Zahlen der Regeln
value-letter = Buchstabe
value-ways = Spielweise
value-from_seats = im kurzen Spiel: ab so vielen Plätzen
value-strength = Stärke
value-symbols = Symbole
value-stones = Machtsteine
value-cards = Artefaktkarten
value-magic = Magie
value-effect = Wirkung
value-pay_magic = kostet Magie
value-pay_stones = kostet Machtsteine
value-draws = gezogene Karten
value-each = Machtsteine für jeden
value-per = für je so viele
value-at_most = nur mit höchstens Magie
value-fight = Kampfhilfe
value-income = bringt Magie
value-steals = stiehlt Magie
value-at = in welcher Landschaft
value-most = höchstens Karten
value-price = Preis
value-single_stones = einfaches Artefakt: Machtsteine
value-single_magic = einfaches Artefakt: Magie
value-double_stones = doppeltes Artefakt: Machtsteine
value-double_magic = doppeltes Artefakt: Magie
value-spell_stones = Zauberspruch: Machtsteine
value-spell_magic = Zauberspruch: Magie
value-count = Anzahl im Spiel
value-more = mehr mit Helden & Zaubersprüchen
value-loss = Verlust an Magie
value-terrain = Landschaft
value-heroes = Helden
value-orcs = bringt Orks
value-start_magic = Magie zu Beginn
value-most_magic = höchste Magie
value-supply = Magie je Runde
value-pass_magic = Magie fürs Passen
value-least_bid = kleinstes Gebot
value-display = Abenteuer in der Auslage
value-display_five = Abenteuer in der Auslage zu fünft
value-display_heroes = Abenteuer in der Auslage mit Helden
value-display_two = Abenteuer in der Auslage im kurzen Spiel zu zweit
value-surcharge_two = zu zweit, allein: Gebote ab der Stärke und so viel mehr
value-quiet_rounds = stille Runden bis zum Ende
word-A = A
word-B = B
word-C = C
word-D = D
word-base = Grundspiel
word-heroes = Helden & Zaubersprüche
word-moon = Mond
word-flame = Flamme
word-leaf = Blatt
word-exchange = tauschen (Phase B)
word-take_magic = Magie nehmen (Phase B)
word-site_stones = Heilige Stätten bringen mehr
word-draw_and_return = mehr ziehen, eine zurück
word-support_artefact = ein Artefakt zahlt immer
word-all_pay_once = einmal zahlen alle Artefakte
word-end_per_spell = am Ende für jeden Zauberspruch
word-end_per_hero = am Ende für jeden Helden
word-end_per_artefact = am Ende für Artefakte
word-nowhere = nirgends
word-mountains = Gebirge
word-forest = Wald
word-town = Stadt
word-swamp = Sumpf
word-wasteland = Ödland
word-apprentice = Lehrling
word-dwarf = Zwerg
word-elf = Elf
word-thief = Dieb
word-fighter = Kämpfer
fault-adventures = Es gibt nur { $total } Abenteuer ohne Helden; nötig sind mindestens { $low }.
fault-artefacts_in_all = Das sind zusammen { $total } Artefaktkarten; erlaubt sind höchstens { $high }.
fault-landscape = In dieser Landschaft bringt oder stiehlt ein Held Magie; sie muss ihn zeigen.

# Dauerbefehle: für jede Frage, die man vorübergehen lassen darf, worum es geht, dann was man sonst festlegen kann.
standing-cast_spell = Wenn ich einen Zauberspruch einsetzen könnte (Phase B)
standing-cast_spell-pass = Keinen einsetzen
standing-announce = Wenn ich ankündigen könnte, wohin ich gehe
standing-announce-pass = Nichts ankündigen
standing-invite = Wenn ich jemanden einladen könnte
standing-invite-pass = Niemanden einladen
standing-choose_adventure = Wenn ich ein Abenteuer wähle
standing-choose_adventure-pass = Nirgendwohin gehen und Magie gewinnen
standing-choose_adventure-below = Mit weniger als { $thing } Magie nirgendwohin gehen
standing-send_apprentice = Wenn ich meinen Lehrling schicken könnte
standing-send_apprentice-pass = Ihn nirgendwohin schicken
standing-buy_cards = Wenn ich Artefaktkarten kaufen könnte
standing-buy_cards-pass = Nie kaufen
standing-buy_cards-below = Mit weniger als { $thing } Magie nicht kaufen
standing-buy_cards-buy = { $thing } kaufen, wenn ich kann; sonst keine
standing-sell_one = Wenn ich etwas verkaufen könnte
standing-sell_one-pass = Nichts verkaufen
standing-fight_creature = Wenn ich gegen eine Kreatur kämpfen könnte
standing-fight_creature-pass = Nie kämpfen
standing-fight_creature-below = Mit weniger als { $thing } Magie nicht kämpfen
standing-fight_creature-fight = Kämpfen, wenn ich kann
standing-add_heroes = Wenn Helden in einem gemeinsamen Kampf helfen könnten
standing-add_heroes-pass = Keine mitbringen
standing-bid = In Versteigerungen
standing-bid-pass = Nie bieten
standing-bid-above = Passen, sobald es mehr als { $thing } kostet
standing-use_appendux = Wenn ich Appendux einsetzen könnte
standing-use_appendux-pass = Nicht einsetzen
standing-use_appendux-cast = Einsetzen
standing-use_omnus = Wenn ich Omnus einsetzen könnte
standing-use_omnus-pass = Nicht einsetzen
standing-make_offer = Wenn ich einen Tausch anbieten könnte
standing-make_offer-pass = Keinen anbieten
standing-answer_offer = Wenn mir jemand einen Tausch anbietet
standing-answer_offer-pass = Ablehnen
standing-lay_out = Wenn ich Artefakte auslegen könnte
standing-lay_out-pass = Nichts auslegen
standing-lay_out-all = Alles auslegen
standing-by-rules = In einer Versteigerung kannst du auch für dich weiterbieten lassen, bis zu einer Summe, die du dort nennst.
