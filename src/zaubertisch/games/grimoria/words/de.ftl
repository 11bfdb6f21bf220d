# Grimoria auf Deutsch. Namen von Karten wie im Spiel; alle Sätze sind unsere eigenen.
# Eine Karte hat eine zweite Form: .object ist sie als Gegenstand eines Satzes ("nahm einen König").

game-name = Grimoria
game-about = Jeder wählt geheim einen Zauberspruch. Niedrige Sprüche sind früher dran, hohe bewirken mehr. Wer sammelt die besten Gefährten, Orte und Schätze?
game-lure = Wähle deinen Spruch und hoffe, dass niemand denselben wählt: Eine Runde dauert Sekunden, die Rache eine Partie.
game-minutes = 30
game-weight = light
game-goal = Am Ende zählen Taler und Karten; wer die meisten Punkte hat, gewinnt (G92, G99).

## Karten

card-bronze_smith = Bronzeschmied
    .object = einen Bronzeschmied
card-king = König
    .object = einen König
card-queen = Königin
    .object = eine Königin
card-prince = Prinz
    .object = einen Prinzen
card-princess = Prinzessin
    .object = eine Prinzessin
card-tax_collector = Steuereintreiber
    .object = einen Steuereintreiber
card-bard = Barde
    .object = einen Barden
card-messenger = Bote
    .object = einen Boten
card-merchant = Händler
    .object = einen Händler
card-seer = Hellseherin
    .object = eine Hellseherin
card-witch = Hexe
    .object = die Hexe
card-maid = Magd
    .object = eine Magd
card-dark_mage = Schwarzmagier
    .object = einen Schwarzmagier
card-mercenary = Söldner
    .object = einen Söldner
card-castle = Burg
    .object = eine Burg
card-town = Stadt
    .object = eine Stadt
card-village = Dorf
    .object = ein Dorf
card-hut = Hütte
    .object = eine Hütte
card-chest = Schatztruhe
    .object = eine Schatztruhe
card-goblet = Kelch
    .object = einen Kelch
card-bracelet = Armreif
    .object = einen Armreif
card-helmet = Bronzehelm
    .object = einen Bronzehelm
card-cloak = Tarnkappe
    .object = eine Tarnkappe
card-mirror = Zauberspiegel
    .object = einen Zauberspiegel
card-face_down = verdeckte Karte
    .object = die verdeckte Karte
card-hidden = unbekannte Karte
    .object = eine unbekannte Karte

## Was eine Karte tut; die Zahlen kommen aus der Kartendatei

card-bronze_smith-help = Wertet am Ende jeden deiner Bronzehelme um { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } auf; jeder weitere Schmied noch einmal (G93).
card-king-help = Wer am Ende mindestens { $needs } Taler hat, bekommt für jeden König { $bonus } Punkte dazu (G94).
card-queen-help = Am Ende { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } für jedes Trio aus drei verschiedenen Orten; kein Ort zählt in zwei Trios (G95).
card-prince-help = Am Ende { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } für je { $needs } Gefährten, ihn selbst und getarnte mitgezählt (G96).
card-princess-help = Am Ende { $bonus ->
        [one] { $bonus } Punkt
       *[other] { $bonus } Punkte
    } für jede Sorte Gefährten, von der du wenigstens zwei hast; Prinzessinnen sind auch eine Sorte (G97).
card-tax_collector-help = Am Ende { $points } Punkte wert, aber { $loss } weniger für jeden Taler, den du hast; nie unter null (G98).
card-bard-help = Bringt in deinem Zug { $coins } Taler für jeden anderen, der in dieser Runde denselben Spruch gewählt hat (G71).
card-messenger-help = Bringt in deinem Zug { $coins } Taler, wenn du der Erste der Runde bist (G69).
card-merchant-help = Nach Spruch 5 darfst du je Händler { $price } Taler zahlen und noch einen Schatz ziehen (G74).
card-seer-help = Du siehst jederzeit, was die verdeckte Karte der Auslage ist (G80).
card-witch-help = Lässt sich gegen eine Karte der Auslage tauschen: gleich nach dem Auslegen oder in deinem Zug (G76).
card-maid-help = Bringt in deinem Zug { $coins } Taler, wenn du der Letzte der Runde bist (G70).
card-dark_mage-help = Bringt in deinem Zug { $coins } Taler für jeden, der schwarze Magie gewählt hat; nichts, wenn jemand Spruch 2 wählte (G72).
card-mercenary-help = Nimmt dir ein Angriff Taler oder einen Gefährten, bekommst du sofort { $coins } Taler (G67).
card-castle-help = Ein Ort. Zählt am Ende für sich und für die Trios der Königin (G92, G95).
card-town-help = Ein Ort. Zählt am Ende für sich und für die Trios der Königin (G92, G95).
card-village-help = Ein Ort. Zählt am Ende für sich und für die Trios der Königin (G92, G95).
card-hut-help = Ein Ort, der vor allem die Trios der Königin füllt (G92, G95).
card-chest-help = Ein Schatz, der am Ende für sich zählt (G92).
card-goblet-help = Ein Schatz, der am Ende für sich zählt (G92).
card-bracelet-help = Ein Schatz, der am Ende für sich zählt (G92).
card-helmet-help = Ein Schatz, den jeder deiner Bronzeschmiede wertvoller macht (G93).
card-cloak-help = Legst du auf einen eigenen Gefährten. Angriffe zählen ihn nicht mehr und können ihn nicht nehmen (G49, G50).
card-mirror-help = Wirft einen Angriff auf den Angreifer zurück und ist danach aus dem Spiel (G59).
card-face_down-help = Was sie ist, weiß nur, wer eine Hellseherin hat. Wer sie nimmt, sieht sie sich an; nur ein Gefährte wird dann gezeigt (G18, G80).
card-hidden-help = Eine Karte, die du nicht kennst (G82).

## Was eine Karte tut, in Stichworten

card-bronze_smith-brief = +{ $bonus } je Bronzehelm
card-king-brief = +{ $bonus } ab { $needs } Talern
card-queen-brief = +{ $bonus } je Trio verschiedener Orte
card-prince-brief = +{ $bonus } je { $needs } Gefährten
card-princess-brief = +{ $bonus } je Sorte, die du mehrfach hast
card-tax_collector-brief = −{ $loss } je eigenem Taler
card-bard-brief = { $coins } Taler je anderem mit deinem Spruch
card-messenger-brief = { $coins } Taler, wenn du Erster bist
card-merchant-brief = nach Spruch 5: { $price } Taler für noch einen Schatz
card-seer-brief = sieht die verdeckte Karte
card-witch-brief = tauschbar gegen eine Karte der Auslage
card-maid-brief = { $coins } Taler, wenn du Letzter bist
card-dark_mage-brief = { $coins } Taler je schwarzer Magie der Runde
card-mercenary-brief = { $coins } Taler, wenn ein Angriff dir etwas nimmt
card-castle-brief = zählt für Trios der Königin
card-town-brief = zählt für Trios der Königin
card-village-brief = zählt für Trios der Königin
card-hut-brief = zählt für Trios der Königin
card-chest-brief = nur Punkte
card-goblet-brief = nur Punkte
card-bracelet-brief = nur Punkte
card-helmet-brief = mehr mit Bronzeschmieden
card-cloak-brief = tarnt einen Gefährten
card-mirror-brief = wirft einen Angriff zurück

## Sprüche: ein Name von uns, und was er tut

thing-spell = Spruch

spell-1 = Austausch
spell-2 = Lichtbann
spell-3 = Dunkles Kupfer
spell-4 = Griff in die Ablage
spell-5 = Schatzsuche
spell-6 = Almosen
spell-7 = Dunkles Silber
spell-8 = Schutzkreis
spell-9 = Tribut
spell-10 = Opfergabe
spell-11 = Wachsamer Schutz
spell-12 = Beutelschneider
spell-13 = Dunkles Gold
spell-14 = Entführung
spell-15 = Dunkler Raubzug

spell-1-brief = eine Karte der Auslage wird ersetzt
spell-2-brief = schwarze Magie wirkt diese Runde nicht
spell-3-brief = +{ $coins } Taler
spell-4-brief = { $price } Taler zahlen, { $draws ->
        [one] { $draws } Karte
       *[other] { $draws } Karten
    } aus der Ablage ziehen
spell-5-brief = einen Schatz ziehen
spell-6-brief = +{ $coins } Taler, wenn keiner weniger hat
spell-7-brief = +{ $coins } Taler
spell-8-brief = kein Angriff trifft dich
spell-9-brief = wer die meisten Gefährten hat, gibt dir einen
spell-10-brief = eine eigene Karte abgeben, +{ $coins } Taler
spell-11-brief = kein Angriff trifft dich; eine Karte mehr liegt aus
spell-12-brief = die halben Taler dessen, der die meisten hat
spell-13-brief = +{ $coins } Taler
spell-14-brief = ein Gefährte deiner Wahl von dem mit den meisten
spell-15-brief = { $price } Taler zahlen, { $draws ->
        [one] { $draws } Karte
       *[other] { $draws } Karten
    } aus der Ablage ziehen

spell-1-help = Du wirfst eine Karte der Auslage offen ab, auch die verdeckte; eine neue liegt dann so, wie sie lag (G19, G20).
spell-2-help = Die schwarze Magie aller (3, 7, 13, 15) bleibt die ganze Runde wirkungslos, auch die früherer Spieler (G21, G22).
spell-3-help = Schwarze Magie: { $coins ->
        [one] ein Taler
       *[other] { $coins } Taler
    }, außer jemand hat Spruch 2 gewählt (G23).
spell-4-help = Für { $price } Taler ziehst du zufällig { $draws ->
        [one] eine Karte
       *[other] { $draws } Karten
    } aus der Ablage, ohne Ablage vom Stapel (G24, G25).
spell-5-help = Du ziehst den obersten Schatz; nur so kommt man an Schätze. Händler verkaufen dir danach weitere (G28, G74).
spell-6-help = { $coins } Taler, wenn in deinem Zug niemand weniger Taler hat als du; gleich wenig genügt (G29).
spell-7-help = Schwarze Magie: { $coins ->
        [one] ein Taler
       *[other] { $coins } Taler
    }, außer jemand hat Spruch 2 gewählt (G23).
spell-8-help = Die ganze Runde kann dich kein Angriff (9, 12, 14) treffen, auch keiner vor deinem Zug (G30).
spell-9-help = Angriff: Wer ungeschützt die meisten sichtbaren Gefährten hat, gibt dir einen, den er selbst aussucht (G31, G44).
spell-10-help = Du gibst eine deiner Karten ab, verdeckte ungesehen, und bekommst { $coins } Taler (G32, G33).
spell-11-help = Die ganze Runde kann dich kein Angriff treffen; in deinem Zug kommt eine Karte in die Auslage dazu (G30, G37).
spell-12-help = Angriff: Wer ungeschützt die meisten Taler hat, gibt dir die Hälfte, aufgerundet (G39, G44).
spell-13-help = Schwarze Magie: { $coins ->
        [one] ein Taler
       *[other] { $coins } Taler
    }, außer jemand hat Spruch 2 gewählt (G23).
spell-14-help = Angriff: Von dem, der ungeschützt die meisten sichtbaren Gefährten hat, nimmst du einen deiner Wahl (G40, G44).
spell-15-help = Schwarze Magie: Für { $price } Taler ziehst du zufällig { $draws ->
        [one] eine Karte
       *[other] { $draws } Karten
    } aus der Ablage, außer jemand hat Spruch 2 gewählt (G41).

## Antworten

option-spell = Spruch { $number } wählen: { $thing }
option-pass = Nichts tun
option-accept = Den Angriff hinnehmen
option-mirror = Den Angriff mit dem Zauberspiegel zurückwerfen
option-pay = Den Händler bezahlen und noch einen Schatz ziehen
option-target = { $thing } angreifen
option-cloak = { $thing } unter der Tarnkappe verbergen
option-name = { $thing_object } verlangen
option-give = { $thing_object } hergeben
option-take = { $thing_object } nehmen
option-remove = { $thing_object } aus der Auslage werfen
option-swap = Die Hexe tauschen, { $thing_object } dafür nehmen
option-drop = { $thing_object } abgeben
option-drop_cloaked = { $thing } samt Tarnkappe abgeben

## Fragen

question-choose_spell = Wähle geheim deinen Spruch für diese Runde.
question-choose_spell-help = Höchstens der Magie-Level ist erlaubt (G7). Wer seinen Spruch allein wählt, ist früher dran, der niedrigste zuerst; danach kommen die, die sich einen Spruch teilen (G9, G10). Wer früher dran ist, hat mehr Karten zur Auswahl. Zurücknehmen kannst du die Wahl, bis nach dir ein anderer gewählt hat oder alle (G8).
question-swap_witch = Willst du deine Hexe gegen eine Karte der Auslage tauschen?
question-swap_witch-help = Die Hexe liegt dann offen aus, und jeder kann sie nehmen (G76, G77).
question-remove_card = Dein Spruch 1: Welche Karte der Auslage soll weg?
question-remove_card-help = Sie kommt offen auf die Ablage; die neue Karte liegt so, wie die alte lag (G19, G20).
question-give_away = Dein Spruch 10: Welche deiner Karten gibst du für Taler ab?
question-give_away-help = Sie kommt unter ihren Stapel; was verdeckt lag, bekommt niemand zu sehen (G32, G33).
question-lay_cloak = { $mine ->
        [yes] Bevor dein Angriff sein Ziel findet: Willst du noch einen Gefährten tarnen?
       *[no] { $turn } greift gleich den an, der die meisten sichtbaren Gefährten hat. Willst du vorher einen tarnen?
    }
question-lay_cloak-help = Gefragt wird jeder, der eine Tarnkappe haben könnte; gelegte Kappen werden gemeinsam gezeigt (G52, G66).
question-pick_target = Mehrere haben gleich viel: Wen greifst du an?
question-pick_target-help = Dein Angriff trifft, wer ungeschützt am meisten hat; unter Gleichen wählst du (G44, G45).
question-name_companion = Welchen Gefährten verlangst du?
question-name_companion-help = Nur sichtbare Gefährten können verlangt werden. Getroffene dürfen sich noch wehren (G50, G55, G62).
question-react = { $mine ->
        [yes] Dein eigener Angriff kommt zu dir zurück. Was tust du?
       *[no] { $turn } greift dich an. Was tust du?
    }
question-react-help = Eine Tarnkappe verbirgt einen Gefährten, ein Zauberspiegel dreht den Angriff um. Gefragt wird jeder, der eines davon haben könnte (G59, G62, G66).
question-give_companion = Du bist getroffen: Welchen Gefährten gibst du her?
question-give_companion-help = Du suchst ihn selbst aus; getarnte bleiben bei dir (G31, G50).
question-pay_merchant = Dein Händler bietet dir noch einen Schatz an. Zahlst du?
question-pay_merchant-help = Jeder Händler verkauft dir einen Schatz, einen nach dem anderen, nur nach Spruch 5 (G74, G75).
question-take_card = Nimm eine Karte aus der Auslage.
question-take_card-help = Gefährten legst du offen vor dich, Orte verdeckt. Die verdeckte Karte siehst du dir erst an (G16, G17, G18).

## Was geschah

event-round_began = Eine neue Auslage wurde gelegt (Magie-Level { $level }).
event-spell_chosen = { $seat } wählte einen Spruch.
event-spell_revealed = { $seat } zeigte Spruch { $spell_number } ({ $spell }).
event-order_set = { $shared ->
        [no] { $seat } kam an { $place }. Stelle: allein auf dem Spruch.
       *[other] { $seat } kam an { $place }. Stelle: Den Spruch wählten mehrere.
    }
event-turn_began = { $seat } kam an die Reihe.
event-spell_cast = { $seat } wirkte Spruch { $spell_number } ({ $spell }).
event-spell_blocked = { $seat } konnte Spruch { $spell_number } ({ $spell }) nicht wirken: Spruch 2 bannt schwarze Magie.
event-spell_fizzled = Der Spruch { $spell_number } ({ $spell }) von { $seat } verpuffte.
event-coins_gained = { $kind ->
        [none] { $seat } bekam { $coins } Taler.
       *[other] { $seat } bekam { $coins } Taler ({ $card }).
    }
event-coins_paid = { $seat } zahlte { $coins } Taler.
event-coins_taken = { $seat } nahm { $victim } { $coins } Taler ab.
event-card_removed = { $face_down ->
        [no] { $seat } warf { $card_object } aus der Auslage.
       *[other] { $seat } warf die verdeckte Karte aus der Auslage: { $card }.
    }
event-card_turned_up = Aufgedeckt: { $card }.
event-card_laid_face_down = { $kind ->
        [hidden] Eine Karte wurde verdeckt ausgelegt.
       *[other] Eine Karte wurde verdeckt ausgelegt: { $card }.
    }
event-face_down_seen = { $kind ->
        [hidden] { $seat } sah sich mit der Hellseherin die verdeckte Karte an.
       *[other] { $seat } sah mit der Hellseherin die verdeckte Karte: { $card }.
    }
event-discard_drawn = { $seat } zog { $card_object } aus der Ablage.
event-pile_drawn = { $kind ->
        [hidden] { $seat } zog eine Karte vom Stapel, einen Ort.
       *[other] { $seat } zog { $card_object } vom Stapel.
    }
event-treasure_drawn = { $kind ->
        [hidden] { $seat } zog einen Schatz.
       *[other] { $seat } zog einen Schatz: { $card }.
    }
event-card_given_away = { $kind ->
        [hidden] { $treasure ->
            [no] { $seat } gab einen verdeckten Ort ab.
           *[other] { $seat } gab einen verdeckten Schatz ab.
        }
       *[other] { $seat } gab { $card_object } ab.
    }
event-cloak_laid = { $seat } legte eine Tarnkappe auf { $card_object }.
event-cloak_lost = Eine Tarnkappe von { $seat } verließ das Spiel (sie lag auf: { $card }).
event-target_picked = { $seat } griff mit Spruch { $spell_number } { $victim } an.
event-companion_named = { $seat } verlangte { $card_object } von { $victim }.
event-mirror_used = { $seat } warf den Angriff mit einem Zauberspiegel auf { $taker } zurück.
event-attack_accepted = { $seat } nahm den Angriff hin.
event-attack_missed = Der Angriff von { $seat } auf { $victim } ging ins Leere.
event-companion_taken = { $seat } bekam { $card_object } von { $victim }.
event-witch_swapped = { $face_down ->
        [no] { $seat } tauschte die Hexe gegen { $card_object } aus der Auslage.
       *[other] { $kind ->
            [hidden] { $seat } tauschte die Hexe gegen die verdeckte Karte, einen Ort.
           *[other] { $seat } tauschte die Hexe gegen die verdeckte Karte: { $card }.
        }
    }
event-card_taken = { $seat } nahm { $card_object }.
event-face_down_taken = { $kind ->
        [hidden] { $seat } nahm die verdeckte Karte, einen Ort.
       *[other] { $seat } nahm die verdeckte Karte: { $card }.
    }
event-card_discarded = { $count ->
        [one] Auf die Ablage kam: { $card }.
       *[other] Auf die Ablage kam: { $card } ×{ $count }.
    }
event-pile_refilled = Die Ablage wurde gemischt und kam unter den Stapel.
event-display_short = Für eine neue Auslage reichten die Karten nicht; diese Runde ist die letzte.
event-level_risen = Der Magie-Level stieg auf { $level }.
event-game_ended = Das Spiel ging zu Ende.

## Warum etwas nicht geht

why-7 = Jetzt wählen alle einen Spruch, und er darf nicht höher sein als der Magie-Level.
why-8 = Dein Spruch für diese Runde ist gewählt. Zurücknehmen lässt er sich nur, bis nach dir ein anderer gewählt hat; dann bleibt es dabei.
why-11 = Danach wird jetzt nicht gefragt: Ein Zug ist erst der Spruch, dann die Gefährten, dann eine Karte.
why-16 = Du nimmst genau eine Karte, und zwar eine, die in der Auslage liegt.
why-19 = Spruch 1 entfernt nur eine Karte, die in der Auslage liegt.
why-31 = Hergeben kannst du nur einen Gefährten, den du hast.
why-32 = Abgeben kannst du nur eine Karte, die du so hast.
why-34 = Deine Tarnkappe liegt auf einem Gefährten; allein kann sie nicht abgegeben werden.
why-40 = Verlangen kannst du nur einen Gefährten, den der Getroffene hat.
why-43 = Angreifen kann man nur Gegner ohne Schutz, nie sich selbst.
why-44 = Der Angriff trifft nur, wer am meisten hat: sichtbare Gefährten bei 9 und 14, Taler bei 12.
why-49 = Dafür brauchst du eine eigene freie Tarnkappe und einen eigenen Gefährten, auf dem noch keine liegt.
why-50 = Dieser Gefährte liegt unter einer Tarnkappe: Er kann weder verlangt noch hergegeben werden.
why-51 = Eine Tarnkappe darfst du im eigenen Zug legen, oder wenn ein Angriff auf Gefährten dich treffen kann.
why-59 = Du hast keinen Zauberspiegel.
why-61 = Dieser Angriff wurde schon zweimal zurückgeworfen; öfter geht es nicht.
why-62 = Auf einen Angriff antwortest du mit Tarnkappe, Zauberspiegel oder indem du ihn hinnimmst.
why-63 = Spruch 12 nimmt Taler: dagegen hilft keine Tarnkappe, nur ein Zauberspiegel.
why-75 = Der Händler verkauft nur in einem Zug mit Spruch 5, solange du die Taler hast und Schätze da sind.
why-76 = Für einen Tausch brauchst du die Hexe, und die andere Karte muss in der Auslage liegen.

## Wertung

tally-coins = Taler
tally-places = Orte
tally-treasures = Schätze
tally-companions = Gefährten
tally-smiths = Bronzeschmiede
tally-kings = Könige
tally-queens = Königinnen
tally-princes = Prinzen
tally-princesses = Prinzessinnen
tally-tax_collectors = Steuereintreiber

win-points = { $winner } gewinnt mit den meisten Punkten (G99).
win-tie = { $winner } gewinnt: gleich viele Punkte, aber mehr Taler (G99).
win-shared = { $winner } gewinnen gemeinsam: gleich viele Punkte und gleich viele Taler (G99).

## Vor dem Spiel

variant-last_level = letztes Feld der Magie-Leiste (15 bis 17): je höher, desto mehr Runden
variant-open_memory = verdeckte Karten der anderen zeigen, soweit man sie kennt (sonst merkt man sie sich selbst)

## Auf dem Schirm

screen-round = Runde { $round } von { $rounds }
screen-last-round = letzte Runde
screen-level = Magie-Level
screen-coins = { $amount } Taler
screen-order = Reihenfolge
screen-order-books = wie letzte Runde; zählt nur bei gleichem Spruch
screen-order-first = zufällig; zählt nur bei gleichem Spruch
screen-order-set = allein vor geteilt, niedrig vor hoch, sonst wie letzte Runde
screen-alone = allein
screen-shared-before = geteilt; letzte Runde vor { $other }
screen-shared-after = geteilt; letzte Runde nach { $other }
screen-spell = { $number } { $title }
screen-chosen = hat gewählt
screen-display = Auslage
screen-no-display = Diese Runde liegt keine Karte aus.
screen-face-down-known = du weißt: { $card }
screen-face-down-unknown = nur mit Hellseherin zu sehen
screen-face-down = verdeckt
screen-no-companions = keine Gefährten
screen-cloaked = { $card } (getarnt)
screen-places = { $amount ->
        [one] 1 Ort
       *[other] { $amount } Orte
    }
screen-treasures = { $amount ->
        [one] 1 Schatz
       *[other] { $amount } Schätze
    }
screen-known = bekannt: { $cards }
screen-own-cards = Nur du siehst
screen-nothing-hidden = noch nichts verdeckt
screen-points = { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
screen-worth = jetzt insgesamt { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
screen-piles = Stapel { $draw } · Ablage { $discard } · Schätze { $treasure }
screen-discard = Ablage
screen-discard-empty = Die Ablage ist leer.
screen-book = Dein Zauberbuch
screen-black = schwarze Magie
screen-attack = Angriff
screen-ward = Schutz

## Die vier Stufen der Bots

level-1 = Zauberlehrling
level-2 = Kräuterhexe
level-3 = Hofzauberin
level-4 = Erzmagier
level-5 = Hüterin der Zauberbücher

screen-face-down-place = verdeckt; ein Ort
screen-pile-draw = { $amount } auf dem Stapel
screen-pile-discard = { $amount } in der Ablage
screen-pile-treasure = { $amount } Schätze
screen-cloaked-mark = getarnt
screen-nothing-yet = noch nichts
screen-worth-short = { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
screen-sealed = noch versiegelt
screen-bookmark = Zieh das Lesezeichen auf eine Seite, oder drücke sie
screen-final = Endgültig, sobald nach dir ein anderer gewählt hat oder alle gewählt haben.
screen-put-bookmark = Lesezeichen bei { $number } einlegen
screen-about = Mehr über { $thing }
screen-drama = Ein Angriff
screen-drama-seeking = sucht sein Ziel …
screen-drama-nobody = niemanden
family-companion = GEFÄHRTE
family-place = ORT
family-treasure = SCHATZ
family-companion-title = Gefährten
family-place-title = Orte
family-treasure-title = Schätze

## Eigene Karten: wie die Werte der Kartendatei heißen

sheet-track = Beginn des Spiels
value-count = Anzahl im Spiel
value-points = Punkte
value-bonus = Bonus
value-needs = ab so vielen
value-loss = Verlust
value-coins = Taler
value-price = Preis in Talern
value-draws = gezogene Karten
value-start_2 = Startstufe zu zweit
value-start_3 = Startstufe zu dritt
value-start_4 = Startstufe zu viert
value-start_5 = Startstufe zu fünft
value-start_coins = Taler zu Beginn
fault-cards_in_all = Das sind zusammen { $total } Karten; erlaubt sind { $low } bis { $high }.

screen-round-short = Runde { $round }/{ $rounds }
screen-level-short = Level
screen-of = von { $last }
screen-draw-word = Stapel
screen-discard-word = Ablage
screen-treasure-word = Schätze
screen-my-place = Mein Platz
screen-companions = Meine Gefährten
screen-visible-companions = { $amount ->
        [one] { $amount } sichtbarer Gefährte
       *[other] { $amount } sichtbare Gefährten
    }
screen-points-word = { $amount ->
        [one] Punkt
       *[other] Punkte
    }
screen-same-spell = Bei gleichem Spruch
screen-for-you = für dich { $points } Punkte
screen-way-accept = Hinnehmen
screen-way-accept-help = Der Angriff nimmt sich, was er nimmt.
screen-way-mirror = Zauberspiegel
screen-way-mirror-help = Der Angriff trifft den Angreifer. Der Spiegel ist dann fort.
screen-way-cloak = Tarnkappe
screen-way-cloak-help = Drücke einen Gefährten, um ihn zu verbergen; er bleibt dir.
screen-reveal = { $place ->
        [0] Die Bücher sind offen.
        [1] Die Bücher sind offen: Du bist zuerst dran.
       *[other] Die Bücher sind offen: Du bist als { $place }. dran.
    }
screen-reveal-clash = Allein geht vor geteilt, niedrig vor hoch. { $names } teilen einen Spruch und kommen zuletzt.
screen-reveal-alone = Jeder ist allein: Der niedrigste Spruch beginnt.
screen-reveal-scene = Die Bücher gehen auf
screen-now-idle = So, wie es steht, bewirkt er nichts.
screen-now-victim = Er träfe { $names }, wenn ungeschützt.
screen-now-coins = { $sign ->
        [less] −{ $coins } Taler.
       *[more] +{ $coins } Taler.
    }
screen-now-points = { $sign ->
        [less] −{ $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } für dich.
       *[more] +{ $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } für dich.
    }

option-spell-choose_spell = Lesezeichen bei { $number } einlegen

# Die Wirkung einer Karte in ein, zwei Wörtern; ¤ ist eine Münze

card-king-code = +{ $bonus } ab { $needs } ¤
card-queen-code = +{ $bonus } je Trio
card-prince-code = +{ $bonus } je { $needs }
card-princess-code = +{ $bonus } je Paar
card-tax_collector-code = −{ $loss } je ¤
card-bard-code = +{ $coins }¤ gleich
card-messenger-code = +{ $coins }¤ Erster
card-merchant-code = Schatz { $price }¤
card-seer-code = sieht
card-witch-code = tauscht
card-maid-code = +{ $coins }¤ Letzter
card-dark_mage-code = +{ $coins }¤ je ■
card-mercenary-code = +{ $coins }¤ Verlust
card-bronze_smith-code = +{ $bonus } je Helm
card-castle-code = Ort
card-town-code = Ort
card-village-code = Ort
card-hut-code = Ort

# Ein Spruch in ein, zwei Wörtern, für eine kleine Seite

spell-1-tag = Austausch
spell-2-tag = Lichtbann
spell-3-tag = +{ $coins } ¤
spell-4-tag = Ablage
spell-5-tag = Schatz
spell-6-tag = Almosen
spell-7-tag = +{ $coins } ¤
spell-8-tag = Schutz
spell-9-tag = Tribut
spell-10-tag = Opfer
spell-11-tag = Schutz +
spell-12-tag = ½ der ¤
spell-13-tag = +{ $coins } ¤
spell-14-tag = Entführung
spell-15-tag = Raubzug

# Namen für kleine Karten

card-tax_collector-short = Steuer
card-seer-short = Seherin
card-dark_mage-short = Magier
card-bronze_smith-short = Schmied
card-mirror-short = Spiegel
card-cloak-short = Kappe
card-helmet-short = Helm
card-chest-short = Truhe

# Dauerbefehle: für jede Frage, die man vorübergehen lassen darf, worum es geht, dann was man sonst festlegen kann.
standing-lay_cloak = Wenn ein Angriff kommt und ich eine Tarnkappe legen könnte
standing-lay_cloak-pass = Keine legen
standing-lay_cloak-cloak = Eine auf { $thing_object } legen, sonst keine
standing-react = Wenn mich ein Angriff trifft
standing-react-pass = Ihn hinnehmen
standing-react-unless_demanded = Ihn hinnehmen, außer er fordert { $thing_object }
standing-react-mirror = Einen Zauberspiegel einsetzen, sonst hinnehmen
standing-react-cloak = Eine Tarnkappe auf { $thing_object } legen, sonst hinnehmen
standing-swap_witch = Wenn ich meine Hexe tauschen könnte
standing-swap_witch-pass = Sie behalten
standing-swap_witch-swap = Sie gegen { $thing_object } tauschen, sonst behalten
standing-pay_merchant = Wenn mein Händler einen Schatz verkauft
standing-pay_merchant-pass = Nicht kaufen
standing-pay_merchant-pay = Ihn kaufen
standing-pay_merchant-below = Mit weniger als { $thing } Talern nicht kaufen
standing-by-rules = Den Spruch wählst du in jeder Runde selbst: Dafür gibt es keinen Dauerbefehl.
