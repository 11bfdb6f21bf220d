# The thoughts of Schatzjagd's guided first game, one for each step of the learner, in the order of the script.

lesson-title = Two treasures for your castle
lesson-roll = You are a duke, and your henchman stands in your green castle on A0. Two treasures stored in it win this game. Every turn begins with a journey: roll the die.
lesson-walk = You may go as many fields as the die shows, step by step along the sides. Press C1, and he walks there.
lesson-stop = One step is left, but you need not use it. Let him stop here, beside C2.
lesson-lay = Now your influence: one card a turn. Weapons help only where a henchman uncovers them, so lay your Knife right before his feet: choose it, then C2.
lesson-second_day = Cards stand with their backs to all; only you know this one. Your hand is filled up to four again, and the next day begins. Roll.
lesson-uncover = Step on C2: a card ends the journey and is uncovered. The Knife gives a weapon point for your fights.
lesson-map = You hold the map of C2, and your henchman stands there. Show it: it lifts a treasure.
lesson-home = A carried treasure is not yet safe: whoever dies loses it. Roll, walk home to your castle on A0, and stop there.
lesson-store = Storing is your card for this turn. Put the Crown into the castle: that is one of two.
lesson-far = Your second map shows E3, beside the city. Roll and go as far as E2; it is worth a long day.
lesson-trap = Bela's henchman sits at home in J9. Lay the Hail of Stones on J8 before his door: a trap snaps at whoever steps on it, friend or foe.
lesson-dare = It hit him: half his life is gone. But Bela has laid a card on E3, just where you must go. Roll, and dare it.
lesson-poisoned = A Poison Thorn! Your henchman is poisoned and loses 1 life at the end of every day. The treasure is there all the same: show the map.
lesson-city = Whoever spent the night before the wall may enter the city with the first step. Roll and walk over E4 to F4, the healer.
lesson-healer = Each house does one kind of business: tavern 2 gold, smith weapons, school strength. The healer stops the poison for 5 gold: let it be cured.
lesson-own_way = Think of the way home: lay the Pike on E2, where you will come by.
lesson-ambush = Bela has laid a card on E3, and your way leads over it. You cannot know what it is. Roll, and go there.
lesson-fight = A Robber Gang of power 5, and you have 2 strength and 1 weapon. Both add a die; the weaker loses the difference. The odds above are bad; strike once all the same, to see how it goes.
lesson-strike_again = A good blow! But weapons wear with each exchange, and a monster has 15 life. Strike once more.
lesson-flee = Eight life gone, six left. You may flee before every exchange, but it costs a parting blow. Try it.
lesson-death = The parting blow was too hard: he is dead. The treasure lies on E3, your hand is new. Buy a successor with 15 points: 4 on life, none on gold, 6 on strength, 5 on weapons.
lesson-new_way = Your new henchman is stronger, and what is stored stays stored. Roll, and go east as far as the die allows.
lesson-monster = You hold a monster yourself. Lay the Mire Colossus on J8: now Bela's way home is dangerous.
lesson-pike = Your Pike still waits on E2. Roll, and fetch it.
lesson-keep = Nobody has to play a card. Keep the Binding Gaze for the fight, and play nothing.
lesson-revenge = Your lost treasure lies beside the Gang, and whoever beats it gets it. Roll, and go to E3.
lesson-spell = The odds are yours now. Make them better: spells are shown at any moment of your own turn. Show the Binding Gaze.
lesson-bound = It cannot strike back for one exchange. Strike until it falls.
lesson-home_again = Four gold and your treasure! Home now: roll, and go to C0.
lesson-hinder = A card for Bela's way costs you nothing, and a new one comes to your hand. Lay the Robber on H7.
lesson-tremor = Bela has laid a card on B0, before your castle. You need not find out what it is: show the Tremor, and let it strike B0.
lesson-patience = The way is free again. Roll, and walk on.
lesson-last_steps = Only your castle is left. Roll, go home to A0, and stop there.
lesson-win = The second treasure: whoever reaches the goal wins at once. Store the Crown!
lesson-learned =
    A turn is a journey with its encounter, then one card, then drawing up to four (S22).
    White cards work where a henchman uncovers them, spells and maps where you show them (S172).
    In a fight strength, weapons and a die add up; flight costs a parting blow (S64, S70).
    Poison takes 1 life a day; the healer, an antidote or death ends it (S81, S83).
    Who dies drops his treasures; the successor is bought with 15 points (S90, S97).
    Only what is stored in your own castle counts (S116, S117).
