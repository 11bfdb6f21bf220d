## Datenschutz

web-privacy-short = Kein Konto, keine Werbung, keine Cookies, niemand, der deine Besuche zählt, und nichts, das von anderswo geladen wird. Was trotzdem aufgehoben wird, wie lange, und wer es sieht, steht hier.
web-privacy-days = { $days ->
    [0] Wird für immer aufgehoben.
    [one] Wird einen Tag aufgehoben.
   *[other] Wird { $days } Tage aufgehoben.
}
web-privacy-browser = In deinem Browser
web-privacy-browser-what = Dein Name, deine Figur, deine Einstellungen, die Schlüssel zu deinen Plätzen und wen du stumm geschaltet hast.
web-privacy-browser-who = Nur du. Die Schlüssel gehen an diesen Server und sonst nirgendwohin.
web-privacy-browser-time = Bis du die Daten des Browsers löschst.
web-privacy-games = Laufende Spiele
web-privacy-games-what = Was an jedem Tisch wann geantwortet wurde, die Namen an den Plätzen und von jedem Schlüssel ein Hash.
web-privacy-games-who = Wer am Tisch sitzt, jeder das, was er wissen darf; an offenen Tischen sehen alle, was offen liegt.
web-privacy-finished = Beendete Spiele
web-privacy-finished-what = Dasselbe, und die Aufzeichnung des Spiels, mit der man zurückblicken kann.
web-privacy-finished-who = Alle, die den Link zum Tisch haben.
web-privacy-deals = Das Blatt des Tages
web-privacy-deals-what = Wer es spielt: der Name am Tisch, die Figur, die Punkte und der Verlauf des Spiels, unter der Person oder einem Hash des Geheimnisses dieses Browsers.
web-privacy-deals-who = Die Liste der Ergebnisse sehen alle. Wird eine Person gelöscht, gehen ihre Ergebnisse mit; die von Gästen gehen von selbst.
web-privacy-talk = Gespräche
web-privacy-talk-what = Was an einem Tisch gesagt wurde, mit der Uhrzeit.
web-privacy-talk-who = Wer am Tisch sitzt und wer zusieht.
web-privacy-reports = Meldungen
web-privacy-reports-what = Wenn jemand einen Platz meldet: der Name dort, was dort zuletzt gesagt wurde, und der Grund.
web-privacy-reports-who = Nur die Betreiber dieses Servers.
web-privacy-persons = Wenn du etwas aufheben lässt
web-privacy-persons-what = Name, Figur, Einstellungen, deine Geräte und Passkeys, deine Plätze, Ergebnisse und Wertungen und wen du blockiert hast. Von Gästen bleibt nichts davon.
web-privacy-persons-who = Du, auf allen deinen Geräten. Dein Name und deine Wertung stehen in der Bestenliste, wenn du gewertete Spiele gespielt hast.
web-privacy-sets = Geteilte Kartensätze
web-privacy-sets-what = Die Sätze, die du teilst, mit dem Namen, den du dafür angibst.
web-privacy-sets-who = Alle mit dem Link; im Regal alle.
web-privacy-pictures = { $days ->
    [0] Bilder, die du für Karten mitbringst, werden für immer aufgehoben.
    [one] Bilder, die kein Satz und kein Tisch mehr braucht, verschwinden nach einem Tag.
   *[other] Bilder, die kein Satz und kein Tisch mehr braucht, verschwinden nach { $days } Tagen.
}
web-privacy-addresses = Woher du kommst
web-privacy-addresses-what = An der Adresse deiner Verbindung wird gezählt, wie viel von ihr kommt, damit niemand die anderen aufhält. Sie steht in keinem Protokoll; von einem gemeldeten Kartensatz bleibt ein Hash davon.
web-privacy-addresses-who = Niemand.
web-privacy-addresses-time = Solange der Server sie im Kopf hat: Minuten.
web-privacy-calls = Gerufen werden
web-privacy-calls-push = Benachrichtigungen: die Adresse, die der Hersteller deines Browsers dafür ausgibt. Dieser Dienst sieht, wann du gerufen wirst, nicht, was gesagt wird.
web-privacy-calls-mail = E-Mail: deine Adresse, sobald du sie bestätigt hast. Die Mail nennt das Spiel und deinen Namen am Tisch.
web-privacy-calls-webhook = Webhooks: die Adresse, die du einträgst. Dorthin gehen das Spiel und dein Name am Tisch.
web-privacy-calls-none = Von diesem Server aus wird niemand gerufen: Er schickt weder Benachrichtigungen noch Mails.
web-privacy-calls-who = Nur, wenn du es selbst einschaltest; nie steht eine Karte in einem Ruf.
web-privacy-calls-time = Bis du es ausschaltest; eine Adresse, die niemand bestätigt, verschwindet nach einer Woche.
web-privacy-calls-off = Dafür wird nichts aufgehoben.
web-privacy-rights = Alles davon gehört dir
web-privacy-rights-text = Bei deinem Porträt kannst du alles als Datei mitnehmen oder sofort löschen: Dein Name und deine Worte verschwinden dann von allen Tischen, und Ergebnisse, die bleiben, gehören niemandem.
web-privacy-rights-link = Zu dem, was von mir aufgehoben ist
web-privacy-operator = Wer diesen Server betreibt
web-privacy-operator-unknown = Das steht hier noch nicht. Frag, wer dir die Adresse gegeben hat.
web-privacy-invited = Dieser Server ist für Eingeladene.
web-privacy-backups = Kopien für den Notfall enthalten, was sie enthielten, bis sie überschrieben werden.
