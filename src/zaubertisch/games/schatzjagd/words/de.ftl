# Schatzjagd auf Deutsch. Alle Sätze sind unsere eigenen.
# Eine Karte hat eine zweite Form: .object ist die Karte als Objekt eines Satzes („fand ein Messer“).

game-name = Schatzjagd
game-about = Schickt eure Schergen durch ein verzaubertes Land, besteht Kämpfe und bringt Schätze heim in die Burg.
game-lure = Dein Scherge zieht los, vier Burgen haben dasselbe Ziel, und hinter jeder Karte wartet ein Schatz oder ein Ende.
game-minutes = 60
game-weight = medium
game-goal = Wer als Erster genug Schätze in seine Burg gebracht hat, gewinnt sofort (S117).

## Karten

card-knife = Messer
    .object = ein Messer
card-club = Keule
    .object = eine Keule
card-pike = Spieß
    .object = einen Spieß
card-sabre = Säbel
    .object = einen Säbel
card-halberd = Hellebarde
    .object = eine Hellebarde
card-battle_axe = Streitaxt
    .object = die Streitaxt
card-antidote = Gegengift
    .object = ein Gegengift
card-draught_of_life = Lebenstrank
    .object = einen Lebenstrank
card-strength_draught = Krafttrunk
    .object = einen Krafttrunk
card-giants_blood = Riesenblut
    .object = Riesenblut
card-shackles = Fußfessel
    .object = eine Fußfessel
card-poison_thorn = Giftdorn
    .object = einen Giftdorn
card-hail_of_stones = Steinhagel
    .object = einen Steinhagel
card-pit = Fallgrube
    .object = eine Fallgrube
card-magpies_nest = Elsternest
    .object = ein Elsternest
card-fever_sleep = Fieberschlaf
    .object = einen Fieberschlaf
card-merchant_priest = Handelspriester
    .object = einen Handelspriester
card-portal = Portal
    .object = ein Portal
card-dice_booth = Würfelbude
    .object = die Würfelbude
card-wyrms_hoard = Wyrmhort
    .object = den Wyrmhort
card-riddle_imp = Rätselwicht
    .object = den Rätselwicht
card-lookout = Späherin
    .object = die Späherin
card-whirlwind = Windhose
    .object = die Windhose
card-fighting_ring = Kampfring
    .object = den Kampfring
card-courier_stable = Botenstall
    .object = einen Botenstall
card-thieves_guild = Diebesgilde
    .object = die Diebesgilde
card-robber = Räuber
    .object = einen Räuber
card-poisoner = Giftmischer
    .object = einen Giftmischer
card-mercenary = Söldner
    .object = einen Söldner
card-robber_gang = Räuberbande
    .object = eine Räuberbande
card-poisoner_coven = Giftmischerzirkel
    .object = einen Giftmischerzirkel
card-mercenary_squad = Söldnerrotte
    .object = eine Söldnerrotte
card-robber_horde = Räuberhorde
    .object = eine Räuberhorde
card-poisoner_league = Giftmischerbund
    .object = einen Giftmischerbund
card-mercenary_company = Söldnerfähnlein
    .object = ein Söldnerfähnlein
card-robber_king = Räuberkönig
    .object = den Räuberkönig
card-venom_master = Giftmeister
    .object = den Giftmeister
card-field_captain = Feldhauptmann
    .object = den Feldhauptmann
card-highway_giant = Wegelagerer-Riese
    .object = den Wegelagerer-Riesen
card-mire_colossus = Sumpfkoloss
    .object = den Sumpfkoloss
card-nightmare = Nachtmahr
    .object = den Nachtmahr
card-warpig = Warpig
    .object = Warpig
card-binding_gaze = Bannblick
    .object = einen Bannblick
card-tremor = Erdstoß
    .object = einen Erdstoß
card-far_sight = Fernblick
    .object = einen Fernblick
card-mind_theft = Gedankenraub
    .object = den Gedankenraub
card-displacement = Entrückung
    .object = die Entrückung
card-map_a4 = Lageplan A4
    .object = den Lageplan A4
card-map_c2 = Lageplan C2
    .object = den Lageplan C2
card-map_e3 = Lageplan E3
    .object = den Lageplan E3
card-map_f0 = Lageplan F0
    .object = den Lageplan F0
card-map_h2 = Lageplan H2
    .object = den Lageplan H2
card-map_g4 = Lageplan G4
    .object = den Lageplan G4
card-map_j5 = Lageplan J5
    .object = den Lageplan J5
card-map_h7 = Lageplan H7
    .object = den Lageplan H7
card-map_f6 = Lageplan F6
    .object = den Lageplan F6
card-map_e9 = Lageplan E9
    .object = den Lageplan E9
card-map_c7 = Lageplan C7
    .object = den Lageplan C7
card-map_d5 = Lageplan D5
    .object = den Lageplan D5
card-own_1 = eigene Karte 1
    .object = die eigene Karte 1
card-own_2 = eigene Karte 2
    .object = die eigene Karte 2
card-own_3 = eigene Karte 3
    .object = die eigene Karte 3
card-own_4 = eigene Karte 4
    .object = die eigene Karte 4
card-own_5 = eigene Karte 5
    .object = die eigene Karte 5
card-own_6 = eigene Karte 6
    .object = die eigene Karte 6
card-own_7 = eigene Karte 7
    .object = die eigene Karte 7
card-own_8 = eigene Karte 8
    .object = die eigene Karte 8
card-own_9 = eigene Karte 9
    .object = die eigene Karte 9
card-own_10 = eigene Karte 10
    .object = die eigene Karte 10
card-own_11 = eigene Karte 11
    .object = die eigene Karte 11
card-own_12 = eigene Karte 12
    .object = die eigene Karte 12
card-own_13 = eigene Karte 13
    .object = die eigene Karte 13
card-own_14 = eigene Karte 14
    .object = die eigene Karte 14
card-own_15 = eigene Karte 15
    .object = die eigene Karte 15
card-own_16 = eigene Karte 16
    .object = die eigene Karte 16
card-crown = Krone
    .object = eine Krone
card-orb = Reichsapfel
    .object = einen Reichsapfel
card-chalice = Kelch
    .object = einen Kelch
card-hidden = unbekannte Karte
    .object = eine unbekannte Karte

## Was eine Karte tut; die Werte kommen aus der Kartendatei

card-knife-help = Waffe: { $effects }, sofort; dann kommt sie auf die Ablage (S175).
card-club-help = Waffe: { $effects }, sofort; dann kommt sie auf die Ablage (S175).
card-pike-help = Waffe: { $effects }, sofort; dann kommt sie auf die Ablage (S175).
card-sabre-help = Waffe: { $effects }, sofort; dann kommt sie auf die Ablage (S175).
card-halberd-help = Waffe: { $effects }, sofort; dann kommt sie auf die Ablage (S175).
card-battle_axe-help = Waffe: { $effects }, sofort; dann kommt sie auf die Ablage (S175).
card-antidote-help = Trank: { $effects }, sofort, ob nötig oder nicht (S176).
card-draught_of_life-help = Trank: { $effects }, sofort, ob nötig oder nicht (S176).
card-strength_draught-help = Trank: { $effects }, sofort, ob nötig oder nicht (S176).
card-giants_blood-help = Trank: { $effects }, sofort, ob nötig oder nicht (S176).
card-shackles-help = Falle: { $effects }, sofort; dann kommt sie auf die Ablage (S177).
card-poison_thorn-help = Falle: { $effects }, sofort; dann kommt sie auf die Ablage (S177).
card-hail_of_stones-help = Falle: { $effects }, sofort; dann kommt sie auf die Ablage (S177).
card-pit-help = Falle: { $effects }, sofort; dann kommt sie auf die Ablage (S177).
card-magpies_nest-help = Falle: { $effects }, sofort; dann kommt sie auf die Ablage (S177).
card-fever_sleep-help = Falle: { $effects }, sofort; dann kommt sie auf die Ablage (S177).
card-merchant_priest-help = Verkauft dir die obersten Karten des Nachziehstapels für je { $price } Gulden (S182).
card-portal-help = Würfle: 1 ist der Tod, 2 bis 5 nennen ein Land, 6 führt überallhin (S183).
card-dice_booth-help = Bis zu { $bets } Wetten auf gerade oder ungerade (S184).
card-wyrms_hoard-help = Würfle: { $faces } (S185).
card-riddle_imp-help = Nenne eine Zahl; würfelst du sie: { $effects } (S186).
card-lookout-help = Sieh dir eine Karte des Bretts an, nur für dich (S187).
card-whirlwind-help = Alle ziehen eine zufällige Karte vom rechten Nachbarn, auch Schätze (S188).
card-fighting_ring-help = Rufe einen Schergen zum Zweikampf hierher (S189).
card-courier_stable-help = Für { $price } Gulden noch einmal würfeln und weiterreisen (S190).
card-thieves_guild-help = Für { $price } Gulden nennst du einen Fürsten, der einen Schatz trägt; würfelt er höchstens { $lucky }, gehört einer dir (S191).
card-robber-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Wer vor ihm flieht, verliert die Hälfte seines Goldes (S73).
card-poisoner-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Seine Hiebe vergiften (S74).
card-mercenary-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75).
card-robber_gang-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Wer vor ihm flieht, verliert die Hälfte seines Goldes (S73).
card-poisoner_coven-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Seine Hiebe vergiften (S74).
card-mercenary_squad-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75).
card-robber_horde-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Wer vor ihm flieht, verliert die Hälfte seines Goldes (S73).
card-poisoner_league-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Seine Hiebe vergiften (S74).
card-mercenary_company-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75).
card-robber_king-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Wer vor ihm flieht, verliert die Hälfte seines Goldes (S73).
card-venom_master-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Seine Hiebe vergiften (S74).
card-field_captain-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75).
card-highway_giant-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Wer vor ihm flieht, verliert die Hälfte seines Goldes (S73).
card-mire_colossus-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Seine Hiebe vergiften (S74).
card-nightmare-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Seine Hiebe vergiften (S74).
card-warpig-help = Unhold mit Kampfkraft { $power }; besiegt bringt er { $loot } Gulden (S75). Wer vor ihm flieht, verliert all sein Gold (S73).
card-binding_gaze-help = Zauber: dein Gegner ist für einen Schlagabtausch gebannt; schlag zu oder flieh ohne Hieb (S77, S192).
card-tremor-help = Zauber: wirft eine Karte von einem Feld ohne Scherge und Schatz (S193).
card-far_sight-help = Zauber: sieh dir die Karten neben deinem Schergen an, nur für dich (S194).
card-mind_theft-help = Zauber: sieh dir eine Kartenhand an und nimm eine Karte, die kein Schatz ist (S195).
card-displacement-help = Zauber: versetze einen Schergen auf ein Feld, das er betreten darf (S196).
card-map_a4-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_c2-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_e3-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_f0-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_h2-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_g4-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_j5-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_h7-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_f6-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_e9-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_c7-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-map_d5-help = Lageplan: zeigst du ihn, wenn dein Scherge auf dem Feld steht, hebst du einen Schatz (S106, S197).
card-own_1-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_2-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_3-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_4-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_5-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_6-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_7-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_8-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_9-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_10-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_11-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_12-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_13-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_14-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_15-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-own_16-help = Eine Karte, die deine Kartendatei hinzufügt (S115).
card-crown-help = Ein Schatz: bring ihn heim und lagere ihn ein, einen je Zug (S116).
card-orb-help = Ein Schatz: bring ihn heim und lagere ihn ein, einen je Zug (S116).
card-chalice-help = Ein Schatz: bring ihn heim und lagere ihn ein, einen je Zug (S116).
card-hidden-help = Eine Karte, die du nicht kennst (S112).

## Länder, Richtungen, Befehle

thing-colour = Burg
thing-direction = Richtung
thing-order = Befehl
colour-green = grün
colour-green-help = Das Land im Nordwesten und seine Burg (S5).
colour-yellow = gelb
colour-yellow-help = Das Land im Nordosten und seine Burg (S5).
colour-blue = blau
colour-blue-help = Das Land im Südosten und seine Burg (S5).
colour-red = rot
colour-red-help = Das Land im Südwesten und seine Burg (S5).
direction-north = Norden
direction-north-help = Ein Schritt; Felder berühren sich nur an den Seiten (S10).
direction-east = Osten
direction-east-help = Ein Schritt; Felder berühren sich nur an den Seiten (S10).
direction-south = Süden
direction-south-help = Ein Schritt; Felder berühren sich nur an den Seiten (S10).
direction-west = Westen
direction-west-help = Ein Schritt; Felder berühren sich nur an den Seiten (S10).
order-none = kein Dauerbefehl
order-none-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-fight_on = bis zum Ende kämpfen
order-fight_on-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_2 = unter 2 Leben fliehen
order-flee_below_2-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_3 = unter 3 Leben fliehen
order-flee_below_3-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_4 = unter 4 Leben fliehen
order-flee_below_4-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_5 = unter 5 Leben fliehen
order-flee_below_5-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_6 = unter 6 Leben fliehen
order-flee_below_6-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_7 = unter 7 Leben fliehen
order-flee_below_7-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_8 = unter 8 Leben fliehen
order-flee_below_8-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_9 = unter 9 Leben fliehen
order-flee_below_9-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_10 = unter 10 Leben fliehen
order-flee_below_10-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_11 = unter 11 Leben fliehen
order-flee_below_11-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_12 = unter 12 Leben fliehen
order-flee_below_12-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_13 = unter 13 Leben fliehen
order-flee_below_13-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_14 = unter 14 Leben fliehen
order-flee_below_14-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).
order-flee_below_15 = unter 15 Leben fliehen
order-flee_below_15-help = Was dein Scherge in Kämpfen tut, ohne zu fragen (S80, S203).

## Antworten

option-pass = Nichts tun
option-stay = Hier bleiben
option-roll = Für die Reise würfeln
option-stop = Hier stehen bleiben
option-use = Den Ort nutzen
option-search = Die Burg durchsuchen
option-strike = Zuschlagen
option-flee = Fliehen
option-work = Für Gulden Teller waschen
option-cure = Das Gift ausspülen lassen
option-train = Die Stärke trainieren
option-buy = Die oberste Karte kaufen
option-plain = Mit den Startwerten beginnen
option-orders = Dauerbefehl
option-castle = Die Burg nehmen: { $thing }
option-step = Schritt nach { $thing }
option-take = Schätze nehmen: { $thing }
option-target = { $thing } wählen
option-heal = Für { $thing } Gulden heilen
option-arm = Für { $thing } Gulden Waffen kaufen
option-bet_odd = { $thing } Gulden auf ungerade setzen
option-bet_even = { $thing } Gulden auf gerade setzen
option-name = Die Zahl { $thing } nennen
option-spend = Punkte ausgeben: { $thing }
option-order = Befehl: { $thing }
option-store = Lagere { $thing_object } ein
option-deposit = Lege { $thing_object } hier ab
option-show = Zeige { $thing_object } vor
option-lay = Stecke { $thing_object } ins Land
option-steal = Nimm { $thing_object } weg
option-at = Feld { $thing }

## Fragen

question-choose_castle = Wähle deine Burg.
question-choose_castle-help = Gespielt wird im Uhrzeigersinn um die Ecken (S2, S14).
question-travel = Du bist am Zug: Reist dein Scherge?
question-travel-help = Wer bleibt, begegnet dem Feld noch einmal (S24, S28). Zauber kannst du jederzeit in deinem Zug zeigen (S37).
question-step = Wohin geht dein Scherge?
question-step-help = Eine Karte, ein Schatz oder ein Scherge beendet die Reise (S26). In die Stadt kommt nur, wer vor der Mauer übernachtet hat (S32, S131).
question-use_place = Nutzt du diesen Ort?
question-use_place-help = Orte darfst du nutzen, einmal je Zug (S54, S178).
question-play_found = Du hast diese Karte gefunden. Spielst du sie sofort?
question-play_found-help = Sie wäre deine Karte dieses Zuges (S52, S100).
question-take_treasures = Hier liegen Schätze. Wie viele nimmst du?
question-take_treasures-help = Sie zählen als Handkarten; nimmst du nur einige, sind es zufällige (S59, S162).
question-search_castle = Durchsuchst du die Burg?
question-search_castle-help = Ein Wurf nicht höher als die Zahl deiner Suchen in Folge findet einen Schatz (S125).
question-challenge = Forderst du jemanden heraus?
question-challenge-help = Eine Herausforderung je Zug; der Sieger eines Zweikampfs bekommt Schätze und Gold (S58, S90).
question-do_business = Was tust du in diesem Haus?
question-do_business-help = Ein Geschäft je Zug (S39).
question-fight = Zuschlagen oder fliehen?
question-fight-help = Stärke, Waffen und Würfel gegen dasselbe; die Differenz kostet Leben (S64, S65). Fliehen kostet einen letzten Hieb (S70).
question-influence = Dein Einfluss: Welche Karte spielst du?
question-influence-help = Eine Karte je Zug; mit mehr als vier musst du spielen (S100, S103).
question-lay_card = Wohin steckst du die Karte?
question-lay_card-help = Auf ein freies Feld ohne Karte, Schatz und Scherge (S101).
question-buy_card = Kaufst du die oberste Karte?
question-buy_card-help = Eine nach der anderen, solange das Gold reicht (S154, S182).
question-place_bet = Was setzt du?
question-place_bet-help = Gewonnen bringt den Einsatz, verloren kostet ihn (S155).
question-name_number = Welche Zahl nennst du?
question-name_number-help = Würfelst du sie, wirst du belohnt (S186).
question-look_at = Welche Karte siehst du dir an?
question-look_at-help = Nur du siehst sie (S113, S152).
question-leave_portal = Wo verlässt du das Portal?
question-leave_portal-help = Eine Karte dort wird sofort aufgedeckt (S140, S183).
question-summon = Wen rufst du in den Ring?
question-summon-help = Nicht aus der Stadt, nicht aus der eigenen Burg (S189).
question-name_victim = Wen sollen die Diebe bestehlen?
question-name_victim-help = Er muss einen Schatz tragen (S191).
question-read_mind = Wessen Hand siehst du dir an?
question-read_mind-help = Du siehst alles, auch die Schätze (S154).
question-steal_card = Welche Karte nimmst du?
question-steal_card-help = Du musst eine nehmen; ihr Besitzer zieht nach (S167, S195).
question-strike_field = Welches Feld trifft der Erdstoß?
question-strike_field-help = Eine Karte ohne Scherge und Schatz (S193).
question-pick_henchman = Welcher Scherge wird versetzt?
question-pick_henchman-help = Dein eigener oder ein anderer (S196).
question-displace_to = Wohin?
question-displace_to-help = Nicht in die Stadt, nicht in eine fremde Burg (S31, S35).
question-remove_card = Katharsis: Welche Karte soll vom Brett?
question-remove_card-help = Dreimal reihum darf jeder eine entfernen (S129).
question-spend_on_life = Dein Scherge ist tot. Was kann sein Nachfolger: wie viele Punkte für Leben?
question-spend_on_life-help = 15 Punkte, höchstens 6 je Wert; 4 für Leben, 6 für Stärke und 5 für Waffen sind ein guter Anfang (S97, S99).
question-spend_on_gold = Wie viele Punkte für Gold?
question-spend_on_gold-help = Ein Punkt sind 2 Gulden (S97).
question-spend_on_strength = Wie viele Punkte für Stärke?
question-spend_on_strength-help = Zwei Punkte sind 1 Stärke (S97, S98).
question-spend_on_weapons = Wie viele Punkte für Waffen?
question-spend_on_weapons-help = Ein Punkt ist 1 Waffenpunkt (S97).
question-give_order = Was soll dein Scherge in Kämpfen tun, ohne zu fragen?
question-give_order-help = Der Befehl gilt, bis du ihn änderst; niemand sonst kennt ihn (S80, S203).

## Was geschah

event-castle_chosen = { $seat } nahm die { $castle ->
        [green] grüne
        [yellow] gelbe
        [blue] blaue
       *[other] rote
    } Burg.
event-first_rolled = { $seat } würfelte { $die } um den ersten Zug.
event-day_began = Tag { $day } begann.
event-turn_began = { $seat } kam an den Zug.
event-turn_lost = { $seat } musste aussetzen.
event-travel_rolled = { $seat } würfelte { $die }.
event-stepped = { $seat } ging nach { $field }.
event-stayed = { $seat } blieb.
event-card_uncovered = { $seat } deckte auf { $field } { $card_object } auf.
event-card_covered = Die Karte auf { $field } steht wieder verdeckt.
event-card_discarded = { $card } kam auf die Ablage.
event-card_found = { $seat } fand { $card_object }.
event-value_raised = { $seat }: { $amount } mehr { $value ->
        [life] Leben
        [gold] Gold
        [strength] Stärke
       *[other] Waffen
    }.
event-value_lowered = { $seat }: { $amount } weniger { $value ->
        [life] Leben
        [gold] Gold
        [strength] Stärke
       *[other] Waffen
    }.
event-poisoned = { $seat } wurde vergiftet.
event-cured = { $seat } wurde vom Gift befreit.
event-shackled = { $seat } muss den nächsten Zug aussetzen.
event-place_used = { $seat } nutzte { $card_object }.
event-place_declined = { $seat } nutzte den Ort nicht.
event-gold_paid = { $seat } zahlte { $gold } Gulden.
event-die_rolled = { $seat } würfelte { $die }.
event-bet_placed = { $seat } setzte { $gold } auf { $on ->
        [even] gerade
       *[other] ungerade
    }.
event-bet_won = { $seat } gewann { $gold } Gulden.
event-bet_lost = { $seat } verlor { $gold } Gulden.
event-number_named = { $seat } nannte die { $number }.
event-card_looked_at = { $has_owner ->
        [no] { $seat } sah { $card_object } auf { $field }.
       *[other] { $seat } sah { $card_object } auf der Hand von { $owner }.
    }
event-moved = { $seat } wurde nach { $field } versetzt.
event-treasure_passed = { $seat } bekam { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    } von { $loser }.
event-card_passed = { $seat } zog { $card_object } aus der Hand von { $loser }.
event-treasures_taken = { $seat } nahm { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    }.
event-treasure_lifted = { $seat } hob einen Schatz{ $kind ->
        [hidden] {""}
       *[other] : { $card_object }
    }.
event-treasure_stored = { $seat } lagerte einen Schatz ein{ $kind ->
        [hidden] {""}
       *[other] : { $card_object }
    }.
event-treasure_deposited = { $seat } legte einen Schatz auf { $field } ab.
event-treasure_dropped = { $count ->
        [one] Ein Schatz von { $seat } liegt
       *[other] { $count } Schätze von { $seat } liegen
    } am Ort des Todes.
event-treasure_stolen = { $seat } stahl { $loser } einen Schatz.
event-castle_searched = { $seat } durchsuchte die Burg von { $owner } und würfelte { $die }.
event-challenged = { $seat } forderte { $opponent } heraus.
event-fight_began = { $has_opponent ->
        [no] Der Unhold griff { $seat } an.
       *[other] { $seat } und { $opponent } kämpfen.
    }
event-blows_rolled = Hiebe: { $dice }.
event-hit = { $has_seat ->
        [no] Der Unhold traf { $victim }: { $life } Leben.
       *[other] { $has_victim ->
            [no] { $seat } traf den Unhold: { $life } Leben.
           *[other] { $seat } traf { $victim }: { $life } Leben.
        }
    }
event-parried = Niemand wurde verletzt.
event-fled = { $seat } floh.
event-fight_ended = Der Kampf ist vorbei.
event-monster_beaten = { $seat } besiegte { $card_object }.
event-opponent_bound = { $seat } bannte den Gegner.
event-spell_shown = { $seat } zeigte { $card_object } vor.
event-map_shown = { $seat } zeigte { $card_object } vor.
event-card_laid = { $kind ->
        [hidden] { $seat } steckte eine Karte auf { $field }.
       *[other] { $seat } steckte { $card_object } auf { $field }.
    }
event-nothing_played = { $seat } spielte keine Karte.
event-card_drawn = { $kind ->
        [hidden] { $seat } zog eine Karte.
       *[other] { $seat } zog { $card_object }.
    }
event-card_stolen = { $kind ->
        [hidden] { $seat } nahm { $loser } eine Karte weg.
       *[other] { $seat } nahm { $loser } { $card_object } weg.
    }
event-pile_refilled = Die Ablage wurde gemischt und ist nun der Nachziehstapel.
event-map_set_aside = { $seat } legte { $card_object } beiseite.
event-catharsis_began = Grandlins Katharsis begann.
event-poison_worked = Das Gift kostete { $seat } { $life } Leben.
event-died = { $has_killer ->
        [no] Der Scherge von { $seat } starb auf { $field }.
       *[other] Der Scherge von { $seat } starb auf { $field } durch die Hand von { $killer }.
    }
event-successor_came = { $seat } hat einen neuen Schergen.
event-business_done = { $seat } machte ein Geschäft { $house ->
        [tavern] im Gasthaus
        [healer] beim Heiler
        [school] in der Schule
       *[other] beim Schmied
    }.
event-order_given = { $seat } gab einen Dauerbefehl.
event-day_ended = Tag { $day } endete.
event-game_ended = Das Spiel ist aus.

## Warum nicht

why-1 = Dort endet das Brett.
why-13 = Diese Burg gehört niemandem und ist geschlossen.
why-14 = Diese Burg ist vergeben.
why-24 = Du kannst jetzt bleiben oder würfeln.
why-31 = Fremde Burgen sind tabu.
why-35 = Kein Zauber führt in die Stadt.
why-39 = Das ist nicht das Geschäft dieses Hauses, oder du hast es schon gemacht.
why-41 = Dafür hast du zu wenig Gold.
why-42 = Das wäre mehr, als zu heilen ist.
why-43 = Dir fehlt das Gold für das Training, oder du bist schon so stark wie möglich.
why-44 = Du hast zu wenig Gold oder keinen Platz für so viele Waffen.
why-47 = In der Stadt kann man keine Karte stecken.
why-58 = Herausfordern kannst du einen Schergen auf deinem Feld, einmal je Zug.
why-59 = So viele Schätze liegen hier nicht.
why-60 = Dein Scherge ist auf der Flucht.
why-69 = Wer herausfordert, kann nicht vor dem ersten Schlag fliehen.
why-76 = Nur wer am Zug ist, kann einen Zauber zeigen.
why-97 = So viele Punkte hast du nicht, oder es sind zu viele für einen Wert.
why-98 = Ein Scherge braucht mindestens einen Punkt Leben.
why-100 = Du hast deine Karte dieses Zuges schon gespielt.
why-101 = Auf dem Feld ist eine Karte, ein Schatz oder ein Scherge.
why-102 = Diese Karte hast du nicht.
why-103 = Mit mehr als vier Karten musst du eine spielen.
why-106 = Ein Lageplan wirkt auf seinem Feld, beim Einfluss oder gerade gefunden.
why-110 = Es gibt kein freies Feld.
why-111 = Alle Schätze sind gehoben.
why-116 = Schätze, die du trägst, lagerst du in deiner eigenen Burg ein.
why-123 = Ablegen geht nur mit der Tischoption, auf offenem Feld, mit einem getragenen Schatz und nicht auf der Flucht.
why-129 = Dort ist keine Karte zu entfernen.
why-130 = Das würde den zweiten Ausgang einer Burg versperren.
why-131 = In die Stadt kommt man nur mit dem ersten Schritt, nach einer Nacht vor der Mauer.
why-137 = Der Zauber hat jetzt kein Ziel.
why-140 = Das Feld des Portals selbst ist kein Ziel.
why-151 = Du bist nicht vergiftet.
why-152 = Dort ist keine Karte anzusehen.
why-161 = Mitten darin kann man keine Karte zeigen.
why-163 = Dort steht er schon.
why-167 = Diese Hand kann man nicht lesen.
why-181 = In Burgen kommen nur Schätze.
why-183 = Der Würfel nennt ein anderes Land.
why-184 = So viel Gold hast du nicht.
why-189 = Ihn kann man nicht rufen.
why-191 = Er trägt keinen Schatz.
why-193 = Ein Erdstoß trifft eine Karte ohne Scherge und Schatz.
why-195 = Diese Karte ist nicht in der gelesenen Hand.
why-196 = Diesen Schergen gibt es nicht.
why-198 = Danach ist jetzt nicht gefragt.
why-203 = Ein Dauerbefehl geht einmal zu Beginn des Zuges und einmal je Schlagabtausch, wenn der Tisch es erlaubt.

## Abrechnung

tally-crowns = Kronen
tally-orbs = Reichsäpfel
tally-chalices = Kelche
win-points = { $winner } gewinnt (S117, S134).
win-tie = { $winner } gewinnt: gleich viele Schätze, aber mehr Arten oder Gold (S134).
win-shared = { $winner } gewinnen gemeinsam (S134).

## Tischoptionen

variant-goal = wie viele Schätze gewinnen
variant-goal-share = der gerechte Anteil: 12 geteilt durch die Zahl der Plätze, oder nur die Art darunter
variant-kinds = welcher Art
variant-kinds-any = beliebige
variant-kinds-three_of_a_kind = darunter drei gleiche
variant-kinds-one_of_each = darunter einer von jeder Art
variant-deposit = Schätze dürfen im Land abgelegt werden
variant-plunder = Burgen dürfen geplündert werden
variant-catharsis = das Brett wird gereinigt, wenn der Stapel leer ist
variant-memory = das Brett zeigt, was du gesehen hast
variant-no_lock_in = ein Ausgang jeder Burg bleibt frei
variant-healer_both = der Heiler darf bei einem Besuch entgiften und heilen
variant-shuffled_city = die Häuser der Stadt werden ausgelost
variant-castles = wer welche Burg bekommt
variant-castles-suggested = wie vorgeschlagen
variant-castles-chosen = jeder wählt
variant-standing_orders = Schergen dürfen nach Dauerbefehlen kämpfen
variant-last_day = das Spiel endet nach diesem Tag
preset-short = ein kurzes Spiel
preset-short-help = Zwei Schätze gewinnen, und das Land wird gereinigt, wenn der Stapel leer ist (S118, S128): ein halber Abend.
preset-evening = ein Abend
preset-evening-help = Drei Schätze gewinnen, und das Land wird gereinigt, wenn der Stapel leer ist (S118, S128).
preset-long = ein langes Spiel
preset-long-help = Das gedruckte Spiel: zwölf Schätze geteilt durch die Zahl der Plätze, ohne die Regeln, die man dazunehmen kann (S21).

## Auf dem Bildschirm

screen-day = Tag { $day }
screen-last-day = letzter Tag
screen-goal-any = Ziel { $goal }
screen-goal-three_of_a_kind = Ziel { $goal }, darunter drei gleiche
screen-goal-three_of_a_kind_alone = Ziel drei gleiche Schätze
screen-goal-one_of_each = Ziel { $goal }, darunter einer von jeder Art
screen-goal-one_of_each_alone = Ziel ein Schatz von jeder Art
screen-piles = Stapel { $draw } · Ablage { $discard }{ $top ->
        [none] {""}
       *[other] {" "}(oben: { $card })
    } · Schätze { $treasure }
screen-life = Leben
screen-gold = Gold
screen-strength = Stärke
screen-weapons = Waffen
screen-cards = Karten { $amount }
screen-carries = trägt { $amount }
screen-stored = eingelagert { $amount }
screen-poisoned = vergiftet
screen-skips = setzt aus
screen-in_flight = auf der Flucht
screen-own-hand = Deine Hand
screen-own-treasures = Deine Schätze
screen-nothing = nichts
screen-legend = ▒ Karte · ◆ Schatz · ▪ Lageplanfeld · 1 bis 4 Schergen
screen-steps = Schritte übrig: { $amount }
screen-fight = Kampf gegen { $foe }: Sieg { $win } %, Tod { $lose } %; Flucht kostet jetzt { $loss } Leben, tödlich { $deadly } %
screen-monster = { $card } (Kampfkraft { $power }, Leben { $life })
screen-order = Dein Befehl: { $order }
screen-tavern = G
screen-healer = H
screen-school = S
screen-smith = W
screen-houses = G Gasthaus · H Heiler · S Schule · W Schmied
screen-fields = Gib ein Feld ein, etwa C3. Möglich sind { $amount }: { $fields }
screen-open-card = Offen auf { $field }: { $card }
screen-discard = Ablage
screen-discard-top = Von der Ablage sieht man nur die oberste Karte: { $card }
screen-discard-empty = Die Ablage ist leer.

## Die vier Stufen der Bots

level-1 = Landstreicher
level-2 = Glücksritterin
level-3 = Schatzjäger
level-4 = Drachentöterin

## Was eine Karte tut, kurz

card-knife-brief = { $effects }
card-club-brief = { $effects }
card-pike-brief = { $effects }
card-sabre-brief = { $effects }
card-halberd-brief = { $effects }
card-battle_axe-brief = { $effects }
card-antidote-brief = { $effects }
card-draught_of_life-brief = { $effects }
card-strength_draught-brief = { $effects }
card-giants_blood-brief = { $effects }
card-shackles-brief = { $effects }
card-poison_thorn-brief = { $effects }
card-hail_of_stones-brief = { $effects }
card-pit-brief = { $effects }
card-magpies_nest-brief = { $effects }
card-fever_sleep-brief = { $effects }
card-robber-brief = Kampfkraft { $power } · { $loot } Gulden · raubt
card-robber_gang-brief = Kampfkraft { $power } · { $loot } Gulden · raubt
card-robber_horde-brief = Kampfkraft { $power } · { $loot } Gulden · raubt
card-robber_king-brief = Kampfkraft { $power } · { $loot } Gulden · raubt
card-highway_giant-brief = Kampfkraft { $power } · { $loot } Gulden · raubt
card-poisoner-brief = Kampfkraft { $power } · { $loot } Gulden · vergiftet
card-poisoner_coven-brief = Kampfkraft { $power } · { $loot } Gulden · vergiftet
card-poisoner_league-brief = Kampfkraft { $power } · { $loot } Gulden · vergiftet
card-venom_master-brief = Kampfkraft { $power } · { $loot } Gulden · vergiftet
card-mire_colossus-brief = Kampfkraft { $power } · { $loot } Gulden · vergiftet
card-nightmare-brief = Kampfkraft { $power } · { $loot } Gulden · vergiftet
card-mercenary-brief = Kampfkraft { $power } · { $loot } Gulden
card-mercenary_squad-brief = Kampfkraft { $power } · { $loot } Gulden
card-mercenary_company-brief = Kampfkraft { $power } · { $loot } Gulden
card-field_captain-brief = Kampfkraft { $power } · { $loot } Gulden
card-warpig-brief = Kampfkraft { $power } · { $loot } Gulden · raubt alles Gold
card-merchant_priest-brief = verkauft Karten für je { $price } Gulden
card-portal-brief = führt weit fort; 1 ist der Tod
card-dice_booth-brief = Wette auf gerade oder ungerade
card-wyrms_hoard-brief = würfle um Glück oder Tod
card-riddle_imp-brief = errate eine Zahl: { $effects }
card-lookout-brief = sieh eine beliebige Karte an
card-whirlwind-brief = alle Hände werden verweht
card-fighting_ring-brief = fordere jemanden zum Duell
card-courier_stable-brief = { $price } Gulden: reise weiter
card-thieves_guild-brief = { $price } Gulden: stiehl einen Schatz
card-binding_gaze-brief = bannt den Gegner einen Schlag lang
card-tremor-brief = wirft eine Karte vom Feld
card-far_sight-brief = sieh die Karten neben dir
card-mind_theft-brief = lies eine Hand, nimm eine Karte
card-displacement-brief = versetze einen Schergen
card-map_a4-brief = hebt einen Schatz auf { $field }
card-map_c2-brief = hebt einen Schatz auf { $field }
card-map_e3-brief = hebt einen Schatz auf { $field }
card-map_f0-brief = hebt einen Schatz auf { $field }
card-map_h2-brief = hebt einen Schatz auf { $field }
card-map_g4-brief = hebt einen Schatz auf { $field }
card-map_j5-brief = hebt einen Schatz auf { $field }
card-map_h7-brief = hebt einen Schatz auf { $field }
card-map_f6-brief = hebt einen Schatz auf { $field }
card-map_e9-brief = hebt einen Schatz auf { $field }
card-map_c7-brief = hebt einen Schatz auf { $field }
card-map_d5-brief = hebt einen Schatz auf { $field }
card-own_1-brief = eine eigene Karte
card-own_2-brief = eine eigene Karte
card-own_3-brief = eine eigene Karte
card-own_4-brief = eine eigene Karte
card-own_5-brief = eine eigene Karte
card-own_6-brief = eine eigene Karte
card-own_7-brief = eine eigene Karte
card-own_8-brief = eine eigene Karte
card-own_9-brief = eine eigene Karte
card-own_10-brief = eine eigene Karte
card-own_11-brief = eine eigene Karte
card-own_12-brief = eine eigene Karte
card-own_13-brief = eine eigene Karte
card-own_14-brief = eine eigene Karte
card-own_15-brief = eine eigene Karte
card-own_16-brief = eine eigene Karte
card-crown-brief = bring ihn heim
card-orb-brief = bring ihn heim
card-chalice-brief = bring ihn heim

family-weapon = Waffe
family-potion = Trank
family-trap = Falle
family-place = Ort
family-monster = Unhold
family-spell = Zauber
family-map = Lageplan
family-treasure = Schatz
family-other = Karte

## Wirkungen der Kartendatei

effect-poison = vergiftet
effect-cure = heilt Gift
effect-skip = setzt einen Zug aus
effect-death = Tod
effect-home = heim in die Burg
effect-draw = { $amount ->
        [one] eine Karte ziehen
       *[other] { $amount } Karten ziehen
    }
effect-divide = { $amount ->
        [2] { $name } halbiert
       *[other] { $name } geteilt durch { $amount }
    }
effect-nothing = nichts

## Das Land im Browser

house-tavern = Gasthaus
house-tavern-about = Ein Berg Geschirr steht hier immer, und ein paar Gulden für den, der ihn spült.
house-healer = Heiler
house-healer-about = Er wäscht Gift aus und verkauft Leben schluckweise.
house-school = Schule
house-school-about = Der Fechtmeister macht dich stärker, einmal je Besuch.
house-smith = Schmied
house-smith-about = Waffen jeder Art, ein Gulden der Punkt.
screen-land = Das Land
screen-card-closed = eine verdeckte Karte
screen-lying = { $amount ->
        [one] hier liegt ein Schatz
       *[other] hier liegen { $amount } Schätze
    }
screen-henchman-of = Scherge von { $name }
screen-steps-to = { $amount ->
        [one] ein Schritt
       *[other] { $amount } Schritte
    }
screen-go-there = Dorthin gehen
screen-my-map = dein Lageplan führt hierher
screen-castle-of = Burg von { $name } ({ $colour })
screen-castle-closed = Burg ({ $colour }), verschlossen: sie gehört niemandem
screen-field-empty = hier liegt nichts
screen-walking = Unterwegs nach { $field } …
screen-must_uncover = muss eine Karte aufdecken
screen-no-cards = keine Karten
screen-goal-is-any = { $amount ->
        [one] ein Schatz gewinnt
       *[other] { $amount } Schätze gewinnen
    }
screen-goal-is-three_of_a_kind = { $amount } Schätze gewinnen, darunter drei gleiche
screen-goal-is-three_of_a_kind_alone = drei gleiche Schätze gewinnen
screen-goal-is-one_of_each = { $amount } Schätze gewinnen, darunter einer von jeder Art
screen-goal-is-one_of_each_alone = ein Schatz von jeder Art gewinnt
screen-goal-brief-three_of_a_kind = { $amount }, drei gleiche
screen-goal-brief-three_of_a_kind_alone = drei gleiche
screen-goal-brief-one_of_each = { $amount }, jede Art
screen-goal-brief-one_of_each_alone = jede Art
screen-take-fewer = Oder nur so viele:
screen-pile-draw = { $amount } im Stapel
screen-pile-discard = { $amount } abgelegt
screen-buried = { $amount } vergraben
screen-power = Kampfkraft
screen-duel = Kampf
screen-win = Sieg
screen-win-chance = Sieg { $win } %
screen-death = Tod
screen-odds = { $win } % Sieg, { $lose } % Tod, kostet etwa { $loss } Leben
screen-odds-yours = deine Aussichten bis zum Ende
screen-odds-of = Aussichten von { $name }
screen-blow-hurt = { $amount } Leben
screen-bound = gebannt
screen-strike-brings = bis zum Ende: etwa { $loss } Leben in { $exchanges ->
        [one] einer Runde
       *[other] { $exchanges } Runden
    }
screen-flee-costs = letzter Hieb: etwa { $loss } Leben, tödlich { $deadly } %
screen-you-have-gold = Du hast { $amount } Gulden.
screen-heal-for = Für wie viele Gulden heilen?
screen-arm-for = Waffen für wie viele Gulden?
screen-bet-odd = Auf ungerade setzen:
screen-bet-even = Auf gerade setzen:
screen-take = { $amount ->
        [one] Einen nehmen
       *[other] { $amount } nehmen
    }
screen-dead = Der Scherge von { $name } ist tot.
screen-points-left = { $amount ->
        [one] noch ein Punkt für den Nachfolger
       *[other] noch { $amount } Punkte für den Nachfolger
    }
screen-spend = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }: { $value } { $amount }
screen-spend-hint = Groß: der Wert, den er haben wird. Klein: die Punkte, die er kostet.
screen-give-order = Befehl für Kämpfe
screen-flee-below = Fliehen, sobald das Leben unter … sinkt
screen-order-brings = { $win } % Sieg, { $lose } % Tod, { $flee } % Entkommen; kostet etwa { $loss } Leben
screen-order-hint = Zeige auf einen Befehl, um zu sehen, was er in diesem Kampf brächte.
screen-home = deine Burg
screen-reach = { $amount ->
        [one] ein Feld ist erreichbar
       *[other] { $amount } Felder sind erreichbar
    }
screen-rolls = Was der Würfel brächte
screen-fields-reached = { $amount ->
        [one] ein Feld
       *[other] { $amount } Felder
    }
screen-go-to = Nach { $field } gehen
screen-choose-field = { $field } wählen
screen-whole-land = Ganzes Land
screen-tap-field = Tippe ein leuchtendes Feld an: Die Gegend wird groß.
screen-hint-travel = Die Zahlen im Land: So hoch musst du mindestens würfeln.
screen-hint-influence = Wähle eine Karte deiner Hand.
screen-choose-lit = Wähle ein leuchtendes Feld.
screen-short-strike = kostet etwa { $loss } Leben
screen-short-flee = etwa { $loss } Leben, tödlich { $deadly } %
screen-no-flight = Warum nicht fliehen?
screen-stake-gold = { $gold } Gulden
screen-stake-won = { $treasures ->
        [0] {""}
        [one] ein Schatz und{" "}
       *[other] { $treasures } Schätze und{" "}
    }{ $gold } Gulden
screen-stake-lost = { $name } bekommt { $treasures ->
        [0] {""}
        [one] deinen Schatz und{" "}
       *[other] deine { $treasures } Schätze und{" "}
    }{ $gold } Gulden
screen-stake-lying = { $treasures ->
        [0] ein Nachfolger beginnt von vorn
        [one] dein Schatz bleibt hier liegen
       *[other] deine { $treasures } Schätze bleiben hier liegen
    }
screen-value-becomes = { $value } { $from } → { $to }
screen-roll-brings = 1 bis 6 Schritte, dann wählst du
screen-store-brings = dann { $amount } von { $goal } eingelagert

## Eigene Karten: wie die Werte der Kartendatei heißen

sheet-treasures = Schätze
sheet-henchman = Scherge zu Beginn
sheet-successor = Nachfolger
sheet-monsters = Unholde
sheet-hand = Kartenhand
sheet-poison = Gift
sheet-tavern = Gasthaus
sheet-healer = Heiler
sheet-school = Schule
sheet-smith = Schmied
value-type = Art
value-title = Name
value-count = Anzahl im Spiel
value-effects = Wirkung
value-action = was geschieht
value-price = Preis in Gulden
value-stays = bleibt liegen
value-roads = wohin jede Augenzahl führt
value-bets = Wetten je Besuch
value-faces = was jede Augenzahl bringt
value-lucky = gelingt bis zur Augenzahl
value-power = Kampfkraft
value-loot = Beute in Gulden
value-on_hit = wen es trifft
value-on_flight = wer flieht
value-field = Feld des Schatzes
value-crown = Kronen
value-orb = Reichsäpfel
value-chalice = Kelche
value-life = Leben
value-gold = Gold
value-strength = Stärke
value-weapons = Waffen
value-most = Höchstwert
value-successor-most = höchstens Punkte je Wert
value-successor-points = Punkte zu verteilen
value-successor-life = Leben je Punkt
value-successor-gold = Gold je Punkt
value-successor-weapons = Waffen je Punkt
value-points = Waffen je Gulden
value-points_per_strength = Punkte für 1 Stärke
value-size = Karten auf der Hand
value-loss = Leben je Tag
value-pay = Lohn in Gulden
value-cure = Gulden gegen Gift
value-healing = Leben je Gulden
value-gain = Stärke je Lehre
word-weapon = Waffe
word-potion = Trank
word-trap = Falle
word-place = Ort
word-monster = Unhold
word-spell = Zauber
word-map = Lageplan
word-effects = wirkt, wie unten steht
word-die = würfeln, jede Augenzahl wirkt anders
word-trade = Karten kaufen
word-portal = durch das Tor reisen
word-bets = auf gerade oder ungerade wetten
word-riddle = eine Zahl raten
word-look = eine Karte ansehen
word-whirlwind = alle Hände wehen weiter
word-ring = jemanden zum Zweikampf rufen
word-ride = noch einmal reisen
word-guild = einen Schatz stehlen lassen
word-bind = den Gegner binden
word-tremor = eine Karte vom Feld werfen
word-far_sight = Karten nebenan ansehen
word-mind_theft = eine Hand lesen, eine Karte nehmen
word-displace = einen Schergen versetzen
word-life = Leben
word-gold = Gold
word-strength = Stärke
word-weapons = Waffen
word-green = grünes Land
word-yellow = gelbes Land
word-blue = blaues Land
word-red = rotes Land
word-anywhere = wohin man will
word-death = Tod
word-phrase-raise = + mehr
word-phrase-lower = − weniger
word-phrase-divide = ÷ geteilt durch
word-phrase-set = = genau auf
word-phrase-poison = vergiftet
word-phrase-cure = von Gift geheilt
word-phrase-skip = setzt einmal aus
word-phrase-death = Tod
word-phrase-home = heim in die Burg
word-phrase-draw = Karten ziehen
own-use = Ort: { $effects }
own-use-for = { $price } Gulden: { $effects }
own-spell = { $effects }
own-die = Wurf: { $faces }
own-monster = Kampfkraft { $power } · { $loot } Gulden{ $hit ->
        [none] {""}
       *[some] {" "}· trifft: { $on_hit }
    }{ $flight ->
        [none] {""}
       *[some] {" "}· Flucht: { $on_flight }
    }
own-map = hebt einen Schatz auf { $field }
own-about = Eine Karte aus eurer Kartendatei (S115).
fault-cards_in_all = Das sind zusammen { $total } Spielkarten; erlaubt sind { $low } bis { $high }.
fault-treasures_in_all = Das sind zusammen { $total } Schätze; erlaubt sind { $low } bis { $high }.
fault-new_cards = Das sind { $total } neue Karten; erlaubt sind höchstens { $high }.
fault-above_most = Niemand kann mit { $start } beginnen: der Höchstwert ist { $high }.

# Names on small cards: where they may be broken.
card-poisoner_coven-short = Gift{ "\u00AD" }mischer{ "\u00AD" }zirkel
card-poisoner_league-short = Gift{ "\u00AD" }mischer{ "\u00AD" }bund
card-mercenary_company-short = Söldner{ "\u00AD" }fähnlein
card-mercenary_squad-short = Söldner{ "\u00AD" }rotte
card-robber_gang-short = Räuber{ "\u00AD" }bande
card-robber_horde-short = Räuber{ "\u00AD" }horde
card-robber_king-short = Räuber{ "\u00AD" }könig
card-merchant_priest-short = Handels{ "\u00AD" }priester
card-field_captain-short = Feld{ "\u00AD" }hauptmann
card-mind_theft-short = Gedanken{ "\u00AD" }raub
card-mire_colossus-short = Sumpf{ "\u00AD" }koloss
card-dice_booth-short = Würfel{ "\u00AD" }bude
card-riddle_imp-short = Rätsel{ "\u00AD" }wicht
card-courier_stable-short = Boten{ "\u00AD" }stall
card-thieves_guild-short = Diebes{ "\u00AD" }gilde
card-strength_draught-short = Kraft{ "\u00AD" }trunk
card-draught_of_life-short = Lebens{ "\u00AD" }trank
card-hail_of_stones-short = Stein{ "\u00AD" }hagel
card-fever_sleep-short = Fieber{ "\u00AD" }schlaf
card-magpies_nest-short = Elster{ "\u00AD" }nest
card-halberd-short = Helle{ "\u00AD" }barde
card-antidote-short = Gegen{ "\u00AD" }gift
card-giants_blood-short = Riesen{ "\u00AD" }blut
card-shackles-short = Fuß{ "\u00AD" }fessel
card-poisoner-short = Gift{ "\u00AD" }mischer
card-venom_master-short = Gift{ "\u00AD" }meister
card-battle_axe-short = Streit{ "\u00AD" }axt
card-binding_gaze-short = Bann{ "\u00AD" }blick
card-far_sight-short = Fern{ "\u00AD" }blick
card-displacement-short = Ent{ "\u00AD" }rückung
card-nightmare-short = Nacht{ "\u00AD" }mahr
card-fighting_ring-short = Kampf{ "\u00AD" }ring
card-whirlwind-short = Wind{ "\u00AD" }hose

# Dauerbefehle: für jede Frage, die man vorübergehen lassen darf, worum es geht, dann was man sonst festlegen kann.
standing-use_place = Wenn mein Scherge an einen Ort kommt
standing-use_place-pass = Ihn nicht nutzen
standing-use_place-use = Ihn nutzen
standing-use_place-unless_at = Ihn nicht nutzen, außer dort ist { $thing }
standing-play_found = Wenn er die Karte genau dieses Feldes findet
standing-play_found-pass = Sie nicht gleich vorzeigen
standing-take_treasures = Wenn dort Schätze liegen
standing-take_treasures-pass = Sie liegen lassen
standing-take_treasures-take_all = Alle nehmen
standing-search_castle = Wenn er in einer fremden Burg steht
standing-search_castle-pass = Sie nicht durchsuchen
standing-search_castle-search = Sie durchsuchen
standing-challenge = Wenn er einen anderen Schergen trifft
standing-challenge-pass = Niemanden herausfordern
standing-challenge-unless_treasure = Niemanden herausfordern, außer einer trägt einen Schatz
standing-do_business = Wenn er in einem Haus der Stadt ist
standing-do_business-pass = Nichts tun
standing-do_business-cure_or_work = Gift heilen lassen oder arbeiten; sonst fragt mich
standing-influence = Wenn ich eine Karte spielen könnte
standing-influence-pass = Keine spielen
standing-influence-store = Einen Schatz einlagern, den ich trage; sonst fragt mich
standing-buy_card = Wenn der Priester die oberste Karte verkauft
standing-buy_card-pass = Nicht kaufen
standing-buy_card-buy = Kaufen, solange das Gold reicht
standing-buy_card-below = Mit weniger als { $thing } Gold nicht kaufen
standing-place_bet = Wenn ich wetten könnte
standing-place_bet-pass = Nicht wetten
standing-place_bet-even = { $thing } Gold auf gerade setzen, sonst nichts
standing-place_bet-odd = { $thing } Gold auf ungerade setzen, sonst nichts
standing-remove_card = Wenn ich eine Karte entfernen könnte (Katharsis)
standing-remove_card-pass = Keine entfernen
standing-by-rules = In Kämpfen hat dein Scherge eigene Befehle: Gib sie in deinem Zug oder zwischen zwei Schlägen.
