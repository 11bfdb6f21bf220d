# Die Worte zu Zauberschwert & Dracheneis geführtem erstem Spiel, in der Reihenfolge des Drehbuchs; hinter jeder Wahl stehen ihre Antworten.

lesson-title = Der Rat der Zauberer
lesson-goal = die meisten Machtsteine
lesson-announce = Du bist ein Zauberer auf der Suche nach Machtsteinen. Alles kostet Magie, und eben bekamen alle 2. Zuerst darf jeder sagen, wohin er will. Die Spinnen ankündigen, oder schweigen und passen?
lesson-announce-announce_spiders = Nun wissen es alle, und überlegen zweimal, ob sie auch kommen.
lesson-announce-pass = Schweigen bindet nicht und verrät nichts.
lesson-announce-else = Der Zauberspruch kann teuer werden, wenn andere ihn auch wollen; die Spinnen besiegst du allein. Kündige sie an, oder passe.
lesson-invite = Mit seinem Wort darf man auch jemanden einladen. Du hast 4 Magie, die Spinnen kosten 3: Du schaffst es allein, lade niemanden ein.
lesson-choose = Jetzt gilt es: Reihum und offen legt jeder seinen Zauberer an ein Abenteuer. Wähle die Spinnen.
lesson-fight = Bela und Cora wollen beide den Zauberspruch, also müssen sie darum bieten. Du bist allein: Zahle die Stärke, 3 Magie, und nimm den ganzen Lohn für einen Zauberer. Kämpfe!
lesson-lay = Drei Steine und ein Artefakt, ein Amulett mit einem Mond. Ausgelegt zahlt es dir nach jedem Sieg über eine Kreatur mit demselben Zeichen. Leg es aus.
lesson-promise = Auch die Skelettkrieger zeigen einen Mond! Bela lädt dich ein: Ihre Stärke von 4 ist allein zu viel für dich. Gib dein Wort und kündige sie an, oder passe und komm ohne Wort?
lesson-promise-announce_skeleton_warriors = Bela kann auf dich zählen. Der Tisch merkt sich, wer sein Wort bricht.
lesson-promise-pass = Bela muss hoffen. Du bist niemandem etwas schuldig.
lesson-promise-else = Die Kugel will Cora. Dein Mond leuchtet für die Skelettkrieger: Kündige sie an, oder passe.
lesson-join = Worte binden niemanden, aber Freunde sind etwas wert: Leg deinen Zauberer neben den von Bela.
lesson-together = Gemeinsam oder allein? Alle dort antworten heimlich. Will niemand sie allein, teilt ihr den Preis, und jeder bekommt den kleineren Lohn für zwei. Wähle gemeinsam.
lesson-keep = Ein Stein, ein zweites Amulett, und das erste hat dir 2 Magie gezahlt! Karten auf der Hand kann man tauschen, ausgelegte nicht. Behalte dieses: Leg nichts aus.
lesson-site = Ein heiliger Ort verlangt keinen Kampf: Jeder Zauberer dort bekommt, was aufgedruckt ist. Geh zum Steinkreis, wie Cora.
lesson-swap = Du hast einen halben Zauberstab gezogen und ahnst, wer die andere Hälfte hat. Biete Cora einen Tausch an: Gib das Amulett, und verlange Teil A vom Zauberstab I mit dem Blatt.
lesson-wand = Sie war einverstanden, und niemand sonst weiß, was ihr getauscht habt. Beide Teile auf einmal: Leg den Zauberstab aus.
lesson-spell = Fontanus ist ein Zauberspruch: Wer ihn lernt, darf ihn in jeder Runde einmal benutzen. Allein kostet er nichts; geh hin und sieh.
lesson-bid = Cora will ihn auch, also wird versteigert. Du hast 7 Magie. Klein anfangen mit 1, Stärke zeigen mit 3, oder gleich 5 sagen?
lesson-bid-bid_1 = Ein bescheidener Anfang. Cora ging auf 2.
lesson-bid-bid_3 = Ein kühnes Wort. Cora überlegt und sagt 4.
lesson-bid-bid_5 = Ein Wort, und Cora steigt aus. Du hast 5 gezahlt; bald kommt es zurück.
lesson-bid-else = Wer passt, geht leer aus, und mit 6 oder mehr wärst du danach zu arm. Sag 1, 3 oder 5.
lesson-order = Du musst nicht auf jedes Gebot antworten: Sag heimlich, wie weit du gehst, und der Tisch erhöht für dich um 1. Biete mit bis 5.
lesson-last_bid = Nur das letzte Gebot wird gezahlt, vom Gewinner. Noch eines: Biete 5.
lesson-cast = Fontanus ist für 5 dein, und nun hilft er: Er bringt 2 Magie, wenn man 4 oder weniger hat. Sprich ihn.
lesson-wolves = Wölfe tragen das Blatt, genau wie dein Zauberstab, und der zahlt 5 Steine. Bela liegt schon dort; geh trotzdem hin.
lesson-alone = Gemeinsam: 2 Magie für 1 Stein. Allein: 4 Steine, aber Bela kann dich überbieten. Dein Zauberstab zahlt so oder so 5 Steine. Was willst du?
lesson-alone-alone = Bela wollte teilen, nun wird eben versteigert.
lesson-alone-together = Je zwei Magie: günstige Steine, und Bela bleibt dein Freund.
lesson-outbid = Es beginnt bei der Stärke der Wölfe, 4; nur wer gewinnt, zahlt. Die bot Bela: Biete 5.
lesson-decline = Vier Steine, und noch fünf vom Zauberstab! Nun will Bela dein halbes Schwert für einen halben Stab. Ein Tausch braucht beide, und du könntest ein Gegenangebot machen. Lehne ab.
lesson-recast = Zwei Magie kamen von selbst, wie in jeder Runde, und du hast wieder weniger als 4: Sprich Fontanus.
lesson-orb = Bela sagt die Kugel an, Cora die Untoten. Eine Energiekugel bringt jedem Zauberer dort 5 Magie, wie viele auch kommen. Wähle die Mittlere Energiekugel.
lesson-harpies = Bela hat sein Wort gebrochen, alle sehen es. Harpyien: 5 Magie für 5 Steine, und 5 vom Zauberstab. Mondschrein: ein Stein und ein Artefakt umsonst. Wohin?
lesson-harpies-choose_harpies = Der große Fang. Bela geht zum Schrein, Cora spart und bekommt 1 Magie.
lesson-harpies-choose_moon_shrine = Ein Stein und ein Artefakt, und alle Magie bleibt für die nächste Runde.
lesson-harpies-else = Sparen bringt 1 Magie, doch du hast genug. Harpyien oder Mondschrein?
lesson-last_fight = Kämpfe noch einmal allein. So geht es weiter, bis die Abenteuer ausgehen; dann gewinnen die meisten Steine, bei Gleichstand die meiste Magie.
lesson-brought-points = { $change } { $count ->
        [one] Stein
       *[other] Steine
    }
lesson-brought-magic = { $change } Magie
lesson-learned =
    Jede Runde: Magie, Worte, Wählen, Kämpfe, Tauschen, Auslegen (Z9).
    Allein zahlst du die ganze Stärke für den ganzen Lohn; gemeinsam wird beides geteilt (Z76, Z78).
    Will es einer allein, oder wollen mehrere einen Spruch, wird versteigert (Z53, Z79).
    Ausgelegte Artefakte zahlen nach jedem Sieg über eine Kreatur mit ihrem Zeichen (Z88).
    Das Spiel endet, wenn die Abenteuer nicht mehr aufgefüllt werden können; die meisten Steine gewinnen (Z21, Z133).
    Mit der Erweiterung helfen Helden, Orks machen Kreaturen stärker, und eine Landschaft sagt jede Runde, wer handeln darf (Z17).
