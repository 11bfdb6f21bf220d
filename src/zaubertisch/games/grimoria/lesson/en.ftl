# The thoughts of Grimoria's guided first game, one for each step of the learner, in the order of the script.

lesson-title = Your first evening in the mages' tower
lesson-bookmark = Eleven rounds, and most points win. Every round begins with a secret: all put a bookmark into their spell book at once. Put yours at 1, Exchange.
lesson-exchange = Bela and Cora chose the same spell: whoever is alone on a spell acts first, equals wait. Exchange throws out a card of the display. Three points for others? Away with the Castle!
lesson-take_king = A King came instead. Every turn ends with one card from the display, and you choose first. Take the King: with 5 coins at the end he brings 5 points more.
lesson-hunt = The magic level rose: one more spell is open. Choose 5, the Treasure Hunt; there is no other way to treasures.
lesson-take_maid = A Magic Mirror! Only you know it; remember it for the day when somebody attacks you. Companions lie open and work in every turn: take the Maid, who pays you whenever you act last.
lesson-dark = High spells act late, and late is just what your Maid wants. Choose 7, Dark Silver: black magic for 2 coins.
lesson-ban = Bela held the light against it: spell 2 makes all black magic of the round void. But your Maid has paid. Take the second Maid, two of them pay twice.
lesson-dark_again = Who would choose the Ban of Light twice in a row? Guessing the others is the heart of the game. Try 7 once more.
lesson-take_merchant = Two coins! Now the Merchant: after a Treasure Hunt he sells you one more treasure.
lesson-hunt_again = Two Kings lie there, and low spells choose first. Choose 5: a treasure, the Merchant, and an early pick.
lesson-merchant = The Merchant asks 1 coin for one more treasure. You still have some: pay.
lesson-take_second_king = A Cloak of Invisibility! Take the second King: both look at the same 5 coins at the end, each for 5 points.
lesson-cloak = Cora attacks with 9: whoever shows most companions must give her one, and that is you. Before she picks, lay your Cloak over a King; nobody can take him any more.
lesson-mirror = She picked you all the same. Now the Mirror: the attack turns round, and Cora has to give you one of her companions.
lesson-ward = Her Bronze Smith makes your Helmet worth more. You own much now, so somebody will come again. Choose 8: no attack can hit you this round.
lesson-take_prince = With you behind the circle, Bela will have to hit somebody else. Take the Prince: 3 points for every five companions, and you have seven with him.
lesson-alms = Look at the coins: nobody has fewer than you. Choose 6, Alms; it pays 2 coins to the poorest.
lesson-take_seer = Five coins: your Kings smile. Take the Seer; from now on she shows you the face-down card of every display.
lesson-cutpurse = Bela hoards coins. Choose 12, an attack: half the coins of whoever has most, and as the highest spell it also pays your Maids.
lesson-take_known = Seven coins from Bela, two from the Maids. Only you know that the face-down card is a Town: take it. Places lie face down and count at the end.
lesson-watchful = Now you are the richest, and everybody sees it. Choose 11: it protects you like 8, and one more card joins the display.
lesson-take_princess = Bela took the open Princess, and only your Seer knows where the second one lies. Princesses love pairs: take the face-down card.
lesson-abduction = Level 14 brings the sharpest attack: a companion of your choice from whoever shows most. Bela does; choose 14.
lesson-name_princess = Choose well: a second Princess is a pair herself, and each of the two counts all pairs. Name the Princess.
lesson-take_dark_mage = The face-down card is a Dark Mage; he pays for every black spell of a round. Take him, he works from the next round on.
lesson-last_round = The last round: now only points count. Choose 5 once more for the treasures.
lesson-last_merchant = Coins count a point each, so this treasure costs you one. Your Kings keep far more than 5: pay.
lesson-last_card = Everything counts: coins, cards, and what companions add. Take the Town for 2 points, and see the tally.
lesson-learned =
    All choose a spell in secret; singles act first, the lowest at the front (G7, G9).
    A turn is a spell, then your companions, then one card from the display (G11).
    Spell 2 stops black magic: 3, 7, 13 and 15 (G21).
    Attacks (9, 12, 14) hit whoever has most; 8 and 11, Cloak and Mirror protect you (G30, G44, G49, G59).
    The level rises by one each round; after the last round everything is counted (G86, G92).
