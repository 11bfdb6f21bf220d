## What is kept for a person

web-me-title = Me
web-me-who = Figure and name
web-me-guest = You are a guest. Only this browser knows you.
web-me-kept = You are known on all your devices.
web-me-guest-title = Keep your things?
web-me-guest-text = You can play everything as it is. If you like, the server remembers your name, figure, settings, tables and results, on all your devices. No password, no address.
web-me-passkey-text = A passkey lies in your phone or computer. A fingerprint, your face or the screen lock is enough to come back.
web-me-passkey-make = Make a passkey
web-me-passkey-none = Passkeys do not work at this address. The recovery link does.
web-me-passkey = Passkey
web-me-passkey-delete = Delete this passkey
web-me-since = { $name }, since { $date }
web-me-delete = Delete
web-me-recovery-text = A recovery link works everywhere. Keep it in a safe place: whoever has it is you.
web-me-recovery-make = Take a recovery link
web-me-recovery-there = You have a recovery link. A new one makes it useless.
web-me-recovery-renew = Take a new one
web-me-recovery-link = Your recovery link
web-me-recovery-keep = Keep this link. It is shown only now, and works once; then you get a new one.
web-me-known-title = Been here before?
web-me-known-text = If you made a passkey on another device, this one joins in. With a recovery link, just open it here.
web-me-sign-in = Sign in with a passkey
web-me-ways-title = Ways back
web-me-ways-none = So far only this browser knows you. If it forgets, everything is lost. Make a passkey or take a recovery link.
web-me-devices-title = Your devices
web-me-devices-text = If you lost one, sign it out: it is a guest then, and cannot play at your seats.
web-me-device = A browser
web-me-device-this = This one
web-me-device-seen = Last seen { $date }
web-me-sign-out = Sign out
web-me-sign-out-device = Sign out: { $name }
web-me-data-title = What is kept
web-me-data-text = Everything we know of you, in one file. Or nothing at all.
web-me-export = Save everything as a file
web-me-forget = Delete everything
web-me-forget-sure = Your name, devices, card sets and words at tables are deleted for good. Bots play your seats to the end. Results stay, without your name.
web-me-forget-now = Delete it now
web-me-forget-not = No, keep it
web-me-recover-title = This is a recovery link
web-me-recover-text = It signs this device in, with name, tables and settings, and the seats of this browser go along. Use it only if you made it yourself. The link then works no more, and you get a new one.
web-me-recover-use = Sign in here
web-me-recover-not = Not now
web-me-recover-dead = This link opens nothing any more: it was used, or a newer one was made.
web-history-title = Looking back
web-history-guest = Results of guests are not kept.
web-history-none = No finished game yet. What you play to the end from now on stands here.
web-history-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-history-victories = Victories
web-history-even = ({ $share } would be even)
web-history-points = Points on average
web-history-points-all = (all players: { $points })
web-history-rating = Rating
web-history-unrated = none yet; friendly games do not count
web-history-heads = With others
web-history-head = { $before } : { $behind } in { $count ->
    [one] one game
   *[other] { $count } games
}
web-history-my-games = My games
web-history-is-rated = rated
web-history-you = You
web-history-won = won
web-history-choices = What you choose most
web-history-choice-all = (all players: { $share } %)
web-me-blocks = Whom you do not want to meet
web-me-blocks-text = You do not hear them, and they find no seat at open tables of yours.
web-me-unblock = Allow { $name } again
web-rating = { $value } ± { $spread }
web-best-title = The best
web-best-text = Of rated games, from three games on. Bots are rated too. The second number says how uncertain it is.
web-best-bot = Bot, level { $level }
web-best-none = Nobody yet. Rated games make this list.
