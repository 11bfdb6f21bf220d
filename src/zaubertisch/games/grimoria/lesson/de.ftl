# Die Gedanken zu Grimorias geführtem erstem Spiel: einer für jeden Schritt, in der Reihenfolge des Drehbuchs.

lesson-title = Dein erster Abend im Turm der Magier
lesson-bookmark = Elf Runden, und die meisten Punkte gewinnen. Jede Runde beginnt mit einem Geheimnis: Alle legen zugleich ein Lesezeichen in ihr Zauberbuch. Leg deines zur 1, Austausch.
lesson-exchange = Bela und Cora haben denselben Spruch: Wer allein auf seinem Spruch ist, ist zuerst dran, die anderen warten. Der Austausch wirft eine Karte aus der Auslage. Drei Punkte für andere? Weg mit der Burg!
lesson-take_king = Dafür kam ein König. Jeder Zug endet mit einer Karte aus der Auslage, und du wählst als Erster. Nimm den König: Mit 5 Talern am Ende bringt er 5 Punkte mehr.
lesson-hunt = Die Magiestufe ist gestiegen: Ein Spruch mehr ist offen. Wähle die 5, Schatzsuche; anders kommt niemand an Schätze.
lesson-take_maid = Ein Zauberspiegel! Nur du weißt davon; denk an ihn, wenn dich jemand angreift. Gefährten liegen offen und wirken in jedem Zug: Nimm die Magd, sie zahlt dir, sooft du Letzter bist.
lesson-dark = Hohe Sprüche kommen spät dran, und spät ist genau, was deine Magd will. Wähle die 7, Dunkles Silber: schwarze Magie für 2 Taler.
lesson-ban = Bela hielt das Licht dagegen: Spruch 2 macht alle schwarze Magie der Runde zunichte. Doch deine Magd hat gezahlt. Nimm die zweite Magd, zwei zahlen doppelt.
lesson-dark_again = Wer wählt schon zweimal hintereinander den Lichtbann? Die anderen zu erraten ist das Herz des Spiels. Versuch noch einmal die 7.
lesson-take_merchant = Zwei Taler! Jetzt der Händler: Nach einer Schatzsuche verkauft er dir noch einen Schatz.
lesson-hunt_again = Zwei Könige liegen aus, und niedrige Sprüche wählen zuerst. Nimm die 5: ein Schatz, der Händler und eine frühe Wahl.
lesson-merchant = Der Händler will 1 Taler für einen weiteren Schatz. Du hast noch welche: Zahle.
lesson-take_second_king = Eine Tarnkappe! Nimm den zweiten König: Beide schauen am Ende auf dieselben 5 Taler, jeder für 5 Punkte.
lesson-cloak = Cora greift mit der 9 an: Wer die meisten Gefährten zeigt, muss ihr einen geben, und das bist du. Bevor sie wählt, leg die Tarnkappe auf einen König; den holt dir keiner mehr.
lesson-mirror = Sie trifft dich trotzdem. Jetzt der Spiegel: Der Angriff dreht sich um, und Cora muss dir einen ihrer Gefährten geben.
lesson-ward = Ihr Bronzeschmied macht deinen Helm wertvoller. Du besitzt nun viel, also kommt bald wieder jemand. Wähle die 8: Kein Angriff trifft dich in dieser Runde.
lesson-take_prince = Du stehst im Schutzkreis, Bela muss also jemand anderen treffen. Nimm den Prinzen: 3 Punkte je fünf Gefährten, und mit ihm hast du sieben.
lesson-alms = Schau auf die Taler: Niemand hat weniger als du. Wähle die 6, Almosen; sie bringt dem Ärmsten 2 Taler.
lesson-take_seer = Fünf Taler: Deine Könige lächeln. Nimm die Hellseherin; von jetzt an zeigt sie dir die verdeckte Karte jeder Auslage.
lesson-cutpurse = Bela hortet Taler. Wähle die 12, einen Angriff: die Hälfte der Taler von dem, der am meisten hat. Als höchster Spruch bezahlt sie auch deine Mägde.
lesson-take_known = Sieben Taler von Bela, zwei von den Mägden. Nur du weißt, dass die verdeckte Karte eine Stadt ist: Nimm sie. Orte liegen verdeckt und zählen am Ende.
lesson-watchful = Nun bist du am reichsten, und alle sehen es. Wähle die 11: Sie schützt wie die 8, und eine Karte mehr kommt in die Auslage.
lesson-take_princess = Bela nahm die offene Prinzessin, und nur deine Hellseherin weiß, wo die zweite liegt. Prinzessinnen lieben Paare: Nimm die verdeckte Karte.
lesson-abduction = Stufe 14 bringt den schärfsten Angriff: ein Gefährte deiner Wahl von dem, der am meisten zeigt. Das ist Bela; wähle die 14.
lesson-name_princess = Wähle gut: Eine zweite Prinzessin ist selbst ein Paar, und jede der beiden zählt alle Paare. Nenne die Prinzessin.
lesson-take_dark_mage = Die verdeckte Karte ist ein Schwarzmagier; er zahlt für jeden schwarzen Spruch einer Runde. Nimm ihn, er wirkt ab der nächsten Runde.
lesson-last_round = Die letzte Runde: Jetzt zählen nur noch Punkte. Wähle noch einmal die 5 für die Schätze.
lesson-last_merchant = Jeder Taler zählt einen Punkt, so viel kostet dich dieser Schatz. Deinen Königen bleiben weit mehr als 5: Zahle.
lesson-last_card = Alles zählt: Taler, Karten und was Gefährten dazugeben. Nimm die Stadt für 2 Punkte, und sieh die Abrechnung.
lesson-learned =
    Alle wählen heimlich einen Spruch; wer allein ist, ist zuerst dran, der niedrigste vorn (G7, G9).
    Ein Zug ist ein Spruch, dann deine Gefährten, dann eine Karte aus der Auslage (G11).
    Spruch 2 verhindert schwarze Magie: 3, 7, 13 und 15 (G21).
    Angriffe (9, 12, 14) treffen den, der am meisten hat; 8 und 11, Tarnkappe und Spiegel schützen (G30, G44, G49, G59).
    Die Stufe steigt jede Runde um eins; nach der letzten Runde wird gezählt (G86, G92).
