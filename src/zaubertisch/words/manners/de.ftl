## Umgang: stumm schalten, blockieren, melden

web-manners-mute = Stumm schalten
web-manners-unmute = Wieder hören
web-manners-mute-text = Nur für dich, an diesem Tisch: Was dort gesagt wird, siehst du nicht.
web-manners-block = Blockieren
web-manners-block-text = Du hörst an keinem Tisch mehr von ihnen, und an deinen offenen Tischen finden sie keinen Platz. Sie erfahren nichts davon. Es wird bei dir aufgehoben, und bei deinem Porträt machst du es rückgängig.
web-manners-block-done = { $name } ist blockiert.
web-manners-why = Was stört?
web-manners-why-words = was gesagt wird
web-manners-why-name = der Name
web-manners-why-play = das Verhalten
web-manners-why-other = etwas anderes
web-manners-report = Melden
web-manners-report-text = Die Betreiber dieses Servers sehen den Namen, was dieser Platz zuletzt gesagt hat, und deinen Grund.
web-manners-report-done = Danke. { $name } ist gemeldet.
