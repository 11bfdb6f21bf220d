## Privacy

web-privacy-short = No account, no advertising, no cookies, nobody who counts your visits, and nothing loaded from elsewhere. This is what is kept all the same, for how long, and who sees it.
web-privacy-days = { $days ->
    [0] Kept for ever.
    [one] Kept for one day.
   *[other] Kept for { $days } days.
}
web-privacy-browser = In your browser
web-privacy-browser-what = Your name, your figure, your settings, the keys to your seats, and whom you muted.
web-privacy-browser-who = Only you. The keys go to this server and nowhere else.
web-privacy-browser-time = Until you clear the browser's data.
web-privacy-games = Running games
web-privacy-games-what = What was answered at each table and when, the names at its seats, and the hash of each key.
web-privacy-games-who = Those at the table, each with what they may know; at open tables everybody sees what lies open.
web-privacy-finished = Finished games
web-privacy-finished-what = The same, and the record of the game, with which one can look back.
web-privacy-finished-who = Everybody who has the link to the table.
web-privacy-deals = The deal of the day
web-privacy-deals-what = Who plays it: the name at the table, the figure, the points and the course of the game, under the person or a hash of the browser's secret.
web-privacy-deals-who = Everybody sees the list of results. When a person is deleted their results go with it; those of guests go by themselves.
web-privacy-talk = Talk
web-privacy-talk-what = What was said at a table, with the time.
web-privacy-talk-who = Those at the table, and those who watch.
web-privacy-reports = Reports
web-privacy-reports-what = If somebody reports a seat: its name, what was last said there, and why.
web-privacy-reports-who = Only those who run this server.
web-privacy-persons = If you let us keep you
web-privacy-persons-what = Name, figure, settings, your devices and passkeys, your seats, results and ratings, and whom you blocked. A guest leaves none of this behind.
web-privacy-persons-who = You, on all your devices. Your name and rating are in the list of the best once you have played rated games.
web-privacy-sets = Shared card sets
web-privacy-sets-what = The sets that you share, with the name you give for it.
web-privacy-sets-who = Everybody with the link; on the shelf everybody.
web-privacy-pictures = { $days ->
    [0] Pictures that you bring for cards are kept for ever.
    [one] Pictures that no set and no table needs any more go after a day.
   *[other] Pictures that no set and no table needs any more go after { $days } days.
}
web-privacy-addresses = Where you come from
web-privacy-addresses-what = The address of your connection counts how much comes from it, so that nobody holds up the others. It stands in no log; of a reported card set a hash of it is kept.
web-privacy-addresses-who = Nobody.
web-privacy-addresses-time = As long as the server remembers it: minutes.
web-privacy-calls = Being called
web-privacy-calls-push = Notifications: the address that your browser's maker gives out for it. That service sees when you are called, not what is said.
web-privacy-calls-mail = E-mail: your address, once you have confirmed it. The mail names the game and your name at the table.
web-privacy-calls-webhook = Webhooks: the address that you enter. It is sent the game and your name at the table.
web-privacy-calls-none = Nobody is called from this server: it sends neither notifications nor mail.
web-privacy-calls-who = Only if you switch it on yourself; no card is ever in a call.
web-privacy-calls-time = Kept until you switch it off; an address that nobody confirms goes after a week.
web-privacy-calls-off = Nothing is kept for it.
web-privacy-rights = All of it is yours
web-privacy-rights-text = Under your portrait you can take everything along as a file, or delete it at once: your name and your words then vanish from all tables, and results that remain are nobody's.
web-privacy-rights-link = To what is kept of me
web-privacy-operator = Who runs this server
web-privacy-operator-unknown = They have not written it here. Ask the one who gave you the address.
web-privacy-invited = This server is for invited players.
web-privacy-backups = Copies that are made for emergencies hold what they held until they are overwritten.
