# Die Worte zu Grimorias geführtem erstem Spiel, in der Reihenfolge des Drehbuchs; hinter jeder Wahl stehen ihre Antworten.

lesson-title = Dein erster Abend im Turm der Magier
lesson-goal = die meisten Punkte
lesson-bookmark = Elf Runden voller Zauberei liegen vor dir. Jede beginnt mit einem Geheimnis: Alle legen zugleich ein Lesezeichen in ihr Zauberbuch. Leg deines zur 1, Austausch.
lesson-exchange = Bela und Cora haben denselben Spruch: Wer allein auf einem ist, ist zuerst dran, die anderen warten. Der Austausch wirft eine Karte aus der Auslage. Welche gönnst du den anderen nicht?
lesson-exchange-remove_castle = Drei Punkte, die nun niemand bekommt.
lesson-exchange-remove_queen = Die Königin liebt verschiedene Orte. Cora nimmt nun die Burg, 3 Punkte.
lesson-exchange-remove_maid = Eine Stille, die dem Letzten zahlt. Die starken Karten bleiben den anderen.
lesson-exchange-else = Die Karte kennt niemand, also vermisst sie auch niemand. Wirf eine hinaus, die du siehst: Burg, Königin oder Magd.
lesson-take_king = Dafür kam ein König! Jeder Zug endet mit einer Karte aus der Auslage, und du wählst zuerst. Nimm ihn: Mit 5 Talern am Ende bringt er 5 Punkte mehr.
lesson-hunt = Die Magiestufe ist gestiegen: Ein Spruch mehr ist offen. Wähle die 5, Schatzsuche; anders kommt niemand an Schätze.
lesson-take_maid = Ein Zauberspiegel, und nur du weißt davon! Heb ihn auf, bis dich jemand angreift. Gefährten liegen offen und wirken in jedem Zug: Nimm die Magd, sie zahlt dir, wenn du Letzter bist.
lesson-dark = Hohe Sprüche kommen spät dran, und spät ist genau, was deine Magd liebt. Wähle die 7, Dunkles Silber: schwarze Magie für 2 Taler.
lesson-ban = Bela hielt das Licht dagegen: Spruch 2 macht alle schwarze Magie der Runde zunichte. Immerhin hat deine Magd gezahlt. Nimm die zweite Magd, zwei zahlen doppelt.
lesson-dark_again = Bannt Bela die schwarze Magie zweimal hintereinander? Die anderen zu erraten ist das Herz des Spiels. Die 7 bringt 2 Taler, aber spät; die 3 bringt 1 und wählt zuerst. Entscheide du.
lesson-dark_again-spell_7 = Niemand hat gebannt: zwei Taler. Bela wählte vor dir, ließ dir aber das Beste.
lesson-dark_again-spell_3 = Niemand hat gebannt: nur ein Taler, dafür wählst du vor allen anderen.
lesson-dark_again-else = Schätze lohnen sich erst mit einem Händler, und der liegt gerade aus. Heute geht es um Taler: Wähle die 7 oder die 3.
lesson-take_merchant = Nimm nun den Händler: Nach jeder Schatzsuche verkauft er dir noch einen Schatz.
lesson-hunt_again = Zwei Könige liegen aus, und niedrige Sprüche wählen früh. Nimm die 5: ein Schatz, ein Besuch bei deinem Händler und eine frühe Wahl.
lesson-merchant = Der Händler will 1 Taler für einen weiteren Schatz. Den hast du: Zahle.
lesson-take_second_king = Eine Tarnkappe! Nun der zweite König: Beide schauen am Ende auf dieselben 5 Taler, jeder für 5 Punkte.
lesson-cloak = Cora greift mit der 9 an: Wer die meisten Gefährten zeigt, muss ihr einen geben, und das bist du. Schnell, leg die Tarnkappe auf einen König; den holt dir keiner mehr.
lesson-mirror = Sie trifft dich trotzdem. Jetzt dein Spiegel: Der Angriff dreht sich um, und Cora muss dir einen ihrer Gefährten geben!
lesson-ward = Ihr Bronzeschmied macht deinen Helm wertvoller. Du hast viel, und Bela schielt danach. Mit der 8 trifft dich kein Angriff; die 6 zahlt 2 Taler, wenn niemand ärmer ist. Sicher oder reich?
lesson-ward-spell_8 = Sicher: Du stehst im Schutzkreis, Bela muss jemand anderen treffen.
lesson-ward-spell_6 = Zwei Taler reicher, aber nichts schützt dich, und Bela ist nach dir dran.
lesson-ward-else = In dieser Runde geht es um deine Schatzkammer: Schütze sie mit der 8, oder fülle sie mit der 6.
lesson-take_prince = Nimm den Prinzen: 3 Punkte je fünf Gefährten, und mit ihm hast du sieben.
lesson-give = Bela hatte die 9 und traf dich: Das ist der Preis. Immerhin sagst du, wer geht; lass den Bronzeschmied ziehen, Könige und Mägde bringen mehr.
lesson-alms = Die 6, Almosen, zahlt 2 Taler, wenn niemand ärmer ist, sobald du dran bist, und die anderen verdienen vor dir. Wähle sie.
lesson-take_seer = Deine Könige wollen am Ende 5 Taler sehen, und du bist auf dem Weg. Nimm die Hellseherin: Von jetzt an zeigt sie dir die verdeckte Karte jeder Auslage.
lesson-cutpurse = Die anderen horten Taler. Wähle die 12, einen Angriff: die Hälfte der Taler von dem, der am meisten hat. Als höchster Spruch bezahlt sie auch deine Mägde.
lesson-take_known = Ein halber Beutel für dich und zwei Taler von den Mägden! Nur du weißt, dass die verdeckte Karte eine Stadt ist: Nimm sie. Orte liegen verdeckt und zählen am Ende.
lesson-watchful = Nun bist du am reichsten, und alle sehen es. Wähle die 11: Sie schützt wie die 8, und eine Karte mehr kommt in die Auslage.
lesson-take_princess = Nur deine Hellseherin weiß: Verdeckt liegt eine Prinzessin, 2 Punkte je Art, die du doppelt hast, doch man kann sie rauben. Die Burg zählt 3, sicher für immer. Welche?
lesson-take_princess-take_face_down = Eine Prinzessin, die zwei Paare zählt: deine Könige und deine Mägde.
lesson-take_princess-take_castle = Drei Punkte, an die kein Angriff herankommt.
lesson-take_princess-else = Eine Stadt sind nur 2 Punkte. Prinzessin oder Burg, beide sind besser.
lesson-abduction = Stufe 14 bringt den schärfsten Angriff: ein Gefährte deiner Wahl von dem, der am meisten zeigt. Das ist Bela; wähle die 14.
lesson-demand = Nun nenne, wen du willst. Die Prinzessin zählt deine Paare, die Königin drei verschiedene Orte, der Bote zahlt dem Ersten. Wen rufst du?
lesson-demand-name_princess = Sie kommt, und sie zählt jedes Paar, das du hast.
lesson-demand-name_queen = Sie kommt. Doch drei verschiedene Orte sind bei dir selten.
lesson-demand-name_messenger = Er kommt. Nur bleibt ihm eine einzige Runde, in der du Erster sein kannst.
lesson-demand-else = Das ginge, doch Prinzessin, Königin oder Bote nützen dir mehr.
lesson-take_dark_mage = Die verdeckte Karte ist ein Schwarzmagier; er zahlt für jeden schwarzen Spruch einer Runde. Nimm ihn, er wirkt ab der nächsten Runde.
lesson-last_round = Die letzte Runde: Jetzt zählen nur noch Punkte. Wähle noch einmal die 5, für die Schätze.
lesson-last_merchant = Ein Taler ist am Ende ein Punkt, und dieser Schatz kostet einen. Er kann 0 bis 3 wert sein. Wagst du es?
lesson-last_merchant-pay = Ein Armreif, 1 Punkt: ein gerader Tausch. Es hätte auch eine Truhe mit 3 sein können.
lesson-last_merchant-pass = Der Taler bleibt bei dir, ein sicherer Punkt.
lesson-last_card = Deine letzte Karte! Die Stadt zählt 2, das Dorf 1, der Söldner 1 und ist ein Gefährte mehr. Macht er für deinen Prinzen eine neue Fünf voll?
lesson-last_card-take_town = Zwei solide Punkte.
lesson-last_card-take_village = Ein Punkt, und mehr, falls eine Königin nun drei Orte hat.
lesson-last_card-take_mercenary = Ein Punkt, und mehr, falls dein Prinz nun eine Fünf voll hat.
lesson-last_card-else = Die kennst du: ein Dorf, wie das offene. Nimm, was dir besser gefällt.
lesson-brought-points = { $change } { $count ->
        [one] Punkt
       *[other] Punkte
    }
lesson-brought-coins = { $change } Taler
lesson-learned =
    Alle wählen heimlich einen Spruch; wer allein ist, ist zuerst dran, der niedrigste vorn (G7, G9).
    Ein Zug ist ein Spruch, dann deine Gefährten, dann eine Karte aus der Auslage (G11).
    Spruch 2 verhindert schwarze Magie: 3, 7, 13 und 15 (G21).
    Angriffe (9, 12, 14) treffen den, der am meisten hat; 8 und 11, Tarnkappe und Spiegel schützen (G30, G44, G49, G59).
    Die Stufe steigt jede Runde um eins; nach der letzten Runde wird gezählt (G86, G92).
