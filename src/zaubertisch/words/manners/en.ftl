## Manners: mute, block, report

web-manners-mute = Mute
web-manners-unmute = Hear again
web-manners-mute-text = Only for you, at this table: what they say is not shown to you.
web-manners-block = Block
web-manners-block-text = You will not hear them again at any table, and they find no seat at open tables of yours. They do not hear of it. It is kept with you, and you can undo it under your portrait.
web-manners-block-done = { $name } is blocked.
web-manners-why = What is wrong?
web-manners-why-words = what they say
web-manners-why-name = their name
web-manners-why-play = how they behave
web-manners-why-other = something else
web-manners-report = Report it
web-manners-report-text = The people who run this server see the name, what this seat said last, and your reason.
web-manners-report-done = Thank you. { $name } is reported.
