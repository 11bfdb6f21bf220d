# Die Worte zu Schatzjagds geführtem erstem Spiel, in der Reihenfolge des Drehbuchs; hinter jeder Wahl stehen ihre Antworten.

lesson-title = Zwei Schätze für deine Burg
lesson-goal = zwei Schätze in der Burg
lesson-roll = Du bist ein Herzog, und dein Scherge steht in deiner grünen Burg auf A0. Bring zwei Schätze heim, bevor Bela es tut! Jeder Zug beginnt mit einer Reise: Würfle.
lesson-walk = Er darf so viele Felder weit gehen, wie der Würfel zeigt, Schritt für Schritt über die Seiten. Drück auf C1, und er geht hin.
lesson-stop = Ein Schritt ist übrig, und auf C2 zeigt deine Karte einen Schatz. Hier bleiben und ihm erst eine Waffe vor die Füße legen, oder gleich hin und den Schatz heben?
lesson-stop-stop = Geduld: Der Schatz läuft nicht weg, und eine Waffe hilft.
lesson-stop-step_south = Geradewegs zum Schatz! Die Waffe kommt später.
lesson-stop-else = Weg vom Schatz? Bleib hier neben C2 stehen, oder geh darauf.
lesson-lay = Nun dein Einfluss: eine Karte je Zug. Waffen nützen nur da, wo ein Scherge sie aufdeckt; leg ihm also das Messer vor die Füße: Wähle es, dann C2.
lesson-second_day = Karten stehen mit dem Rücken zu allen; nur du kennst diese. Deine Hand ist wieder auf vier gefüllt, und der nächste Tag beginnt. Würfle.
lesson-uncover = Geh auf C2: Eine Karte beendet die Reise und wird aufgedeckt. Das Messer gibt einen Waffenpunkt für deine Kämpfe.
lesson-map = Du hast die Karte von C2, und dein Scherge steht dort. Zeig sie, und der Schatz ist sein!
lesson-home = Eine Krone! Doch getragen ist sie noch nicht sicher: Wer stirbt, verliert sie. Würfle, geh heim in deine Burg auf A0, und bleib dort stehen.
lesson-way_back = Eine Krone! Doch getragen ist sie noch nicht sicher: Wer stirbt, verliert sie. Würfle, und geh heimwärts bis B0.
lesson-lay_ahead = Nun dein Einfluss: eine Karte je Zug. Waffen nützen nur da, wo ein Scherge sie aufdeckt; leg das Messer dahin, wohin er als Nächstes geht: Wähle es, dann E2.
lesson-nearly_home = Nur du weißt, was auf E2 liegt. Würfle, geh heim nach A0, und bleib dort stehen.
lesson-store = Das Einlagern ist deine Karte für diesen Zug. Leg die Krone in die Burg: Das ist einer von zweien.
lesson-far = Deine zweite Schatzkarte zeigt E3, neben der Stadt. Würfle und geh bis E2; der weite Tag lohnt sich.
lesson-trap = Belas Scherge sitzt daheim auf J9. Eine Falle trifft jeden, der darauf tritt, Freund oder Feind. Nimm den Steinhagel.
lesson-door = Seine Burg hat zwei Türen: J8 im Norden, I9 im Westen. Durch welche wird er kommen?
lesson-door-at_j8 = Er kam nach Norden, mitten hinein: 8 Leben fort, die Hälfte.
lesson-door-at_i9 = Er kam nach Norden, an deiner Falle vorbei. Sie bleibt und wartet auf den Nächsten.
lesson-door-else = Da geht so bald niemand. Seine Türen sind J8 und I9.
lesson-dare = Doch Bela hat eine Karte auf E3 gelegt, genau da, wo du hinmusst. Würfle, und wag es.
lesson-poisoned = Ein Giftdorn! Dein Scherge ist vergiftet und verliert am Ende jedes Tages 1 Leben. Der Schatz ist trotzdem da: Zeig die Karte.
lesson-city = Wer vor der Mauer übernachtet hat, darf mit dem ersten Schritt in die Stadt. Würfle, und geh über E4 nach F4 zum Heiler.
lesson-healer = Der Heiler nimmt 5 Gold für das Gift, und mehr als 5 hast du nicht. Zahlen, oder das Gold sparen und jeden Tag 1 Leben verlieren?
lesson-healer-cure = Das Gift ist fort, das Gold auch. Nun hat er Zeit.
lesson-healer-pass = Das Gold bleibt, das Gift auch: 1 Leben am Tag.
lesson-healer-else = Ein wenig Leben für Gold hilft wenig, solange das Gift wirkt. Lass ihn heilen, oder spar das Gold.
lesson-own_way = Denk an den Heimweg: Leg den Spieß auf E2, dort kommst du vorbei.
lesson-ambush = Bela hat wieder eine Karte auf E3 gelegt, und dein Weg führt darüber. Was es ist, kannst du nicht wissen. Würfle, und geh hin.
lesson-fight = Eine Räuberbande der Kraft 5, und du hast 2 Stärke und 1 Waffe. Beide würfeln dazu; der Schwächere verliert den Unterschied. Die Aussichten sind schlecht; schlag trotzdem einmal zu.
lesson-strike_again = Ein guter Schlag! Doch Waffen nutzen sich mit jedem Schlagabtausch ab, und ein Ungeheuer hat 15 Leben. Schlag noch einmal zu.
lesson-flee = Acht Leben fort mit einem Hieb! Vor jedem Schlagabtausch darfst du fliehen, doch das kostet einen letzten Hieb. Versuch es.
lesson-death = Der letzte Hieb war zu hart: Er ist tot, sein Schatz liegt auf E3. Kauf einen Nachfolger für 15 Punkte. Zuerst sein Leben, 4 je Punkt: 4 Punkte, oder 3 und eine Waffe mehr?
lesson-death-spend_4 = Ein Zäher, mit so viel Leben, wie man haben kann.
lesson-death-spend_3 = Ein Schmaler, aber besser bewaffnet ist hier keiner.
lesson-death-else = Mit zu wenig Leben genügt ein Hieb; mehr als 15 kann keiner haben. Gib 4 oder 3 aus.
lesson-new_way = Was in der Burg liegt, bleibt dort, wer auch stirbt. Würfle, und geh nach Osten, so weit der Würfel reicht.
lesson-monster = Nun hast du selbst ein Ungeheuer. Nimm den Sumpfkoloss, und verdirb Bela den Tag.
lesson-lair = Belas Scherge steht auf J7. Leg ihn auf J8, zwischen ihn und seine Burg, oder auf H7, auf seinen Weg ins Land?
lesson-lair-at_j8 = Nun ist sein Heimweg gefährlich. Heute ging er nach Westen.
lesson-lair-at_h7 = Er steht vor ihm. Der Scherge kam ein Feld näher und hielt gerade noch an.
lesson-lair-else = Da würde er auf niemanden warten. Leg ihn auf J8 oder H7.
lesson-pike = Dein Spieß wartet noch auf E2. Würfle, und hol ihn.
lesson-keep = Drei Waffen mehr! Niemand muss eine Karte spielen. Heb den Bannblick für den Kampf auf, und spiel nichts.
lesson-revenge = Dein verlorener Schatz liegt bei der Bande, und wer sie besiegt, bekommt ihn. Würfle, und geh auf E3.
lesson-spell = Nun sprechen die Aussichten für dich. Mach sie noch besser: Zauber zeigst du jederzeit in deinem eigenen Zug. Zeig den Bannblick.
lesson-bound = Einen Schlagabtausch lang kann sie nicht zurückschlagen. Schlag zu, bis sie fällt.
lesson-home_again = Vier Gold und dein Schatz! Nun heim: Würfle, und geh nach C0.
lesson-hinder = Eine Karte für Belas Weg kostet dich nichts, und eine neue kommt auf deine Hand. Leg den Räuber auf H6.
lesson-tremor = Bela hat eine Karte auf B0 gelegt, vor deine Burg. Mit dem Erdstoß wegfegen, oder ihn aufheben, würfeln und außen herum gehen?
lesson-tremor-show_tremor = Es war eine Fußfessel. Gut, dass er nicht hineingetreten ist!
lesson-tremor-roll = Nur eine 1. Der lange Weg braucht Geduld.
lesson-tremor-else = Vom Warten kommt niemand heim. Zeig den Erdstoß, oder würfle.
lesson-patience = Der Weg ist wieder frei. Würfle, und geh weiter.
lesson-last_steps = Nur deine Burg fehlt noch. Würfle, geh heim nach A0, und bleib dort stehen.
lesson-detour = Tritt nicht auf B0. Geh nach C1, von dort führt ein Weg herum.
lesson-round_it = Nun um alles herum, was da liegt: Würfle, geh über C2, B2 und A1 heim nach A0, und bleib dort stehen.
lesson-win = Der zweite Schatz: Wer das Ziel erreicht, gewinnt sofort. Lagere die Krone ein!
lesson-brought-points = { $change } { $count ->
        [one] Schatz
       *[other] Schätze
    }
lesson-brought-life = { $change } Leben
lesson-brought-gold = { $change } Gold
lesson-brought-strength = { $change } Stärke
lesson-brought-weapons = { $change } { $count ->
        [one] Waffe
       *[other] Waffen
    }
lesson-learned =
    Ein Zug ist eine Reise mit ihrer Begegnung, dann eine Karte, dann Nachziehen auf vier (S22).
    Weiße Karten wirken, wo ein Scherge sie aufdeckt, Zauber und Schatzkarten, wo du sie zeigst (S172).
    Im Kampf zählen Stärke, Waffen und ein Würfel zusammen; Flucht kostet einen letzten Hieb (S64, S70).
    Gift nimmt 1 Leben am Tag; der Heiler, ein Gegengift oder der Tod beendet es (S81, S83).
    Wer stirbt, verliert seine Schätze; der Nachfolger wird für 15 Punkte gekauft (S90, S97).
    Nur was in der eigenen Burg liegt, zählt (S116, S117).
