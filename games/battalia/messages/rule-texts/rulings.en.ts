/** How we read what the rulebook leaves open. */
export const rulingTextsEn = {
  'R-1':
    'All piles lie face up: the top card is public, the order below is hidden. Artefacts and terrain share one back for each kind, so their piles could not be told apart otherwise.',
  'R-2': 'A pile is shuffled after every search, also after the search for the lord of a neutral city.',
  'R-3':
    'A legendary card joins the cohort where it brings most. With 7 or more cards of a faction all are shown and count as 6. One announcement covers all cohorts and draws everything.',
  'R-4': 'For the minimum of 10 cards every zone of the deck counts, new cards included.',
  'R-5':
    'An ambush may be set at any moment of the actions outside a battle: earlier it would interfere with the cohort, and battles have a closed list of plays.',
  'R-6':
    'A legendary card may be hidden in ambush or removed. Once removed it is lost for all, and its owner may win another.',
  'R-7': 'Overpaying is not allowed, except that a tool or a copy may be used for less than it can do.',
  'R-8':
    'Transformations are plays of their own before the line; their results wait as prepared cards, which have left the hand.',
  'R-9':
    'The amulet comes last, after title and scroll, and only once per card and turn: a virtual copy cannot be exchanged with a pile.',
  'R-10': 'Exits towards unusable and impassable cells are free, like those over the edge of the board.',
  'R-11': 'The road to your city may run through anyone’s cards, and one city is enough.',
  'R-12':
    'Without a city you may also build roads anywhere: in the second alternative no city could ever be placed otherwise.',
  'R-13':
    'Whether a cell is impassable depends neither on players nor on tokens, and is permanent. A cell that could only hold a card leading off the board is closed too, since no road would ever reach it.',
  'R-14':
    'A wild card is decided at its use, once, and keeps its printed faction; a wild provision is neutral.',
  'R-15':
    'A title needs a card in the next pile. Under the sun ray two ranks are one direct exchange. No provision comes with the new unit, as an exchange adds none.',
  'R-16':
    'The card recoloured by a scroll goes under its pile first, then the pile is searched; it may come back itself. The faction it has cannot be named. Only a scroll card without an amulet under it converts itself, once.',
  'R-17':
    'A tent is not struck in the turn in which it was pitched. Virtual tents last until the end of the day, as the publisher has answered.',
  'R-18': 'The Hammer cannot be used against neutral cities and ruins: an assault uses a fighting line.',
  'R-19': 'Wings and Horn are not played in a battle, and not for a retreat.',
  'R-20': 'A horse’s move is carried out in one go, and the rest is lost.',
  'R-21':
    'The hero bonus counts for each hero who takes part, and never without a card, so it does not raise the base defence. In an assault all your heroes there take part.',
  'R-22':
    'A line that stops short loses a real battle, with its heroes demobilised. An assault merely fails, and the heroes stay.',
  'R-23': 'In defence you take back all your ambushed cards or none.',
  'R-24': 'Defending heroes are chosen once, after the ambush and before the first raise.',
  'R-25':
    'Title, scroll and amulet do not work on a card already in a line: an upgraded unit enters the battle.',
  'R-26':
    'In battle an amulet takes units, weapons, horses, titles, scrolls, amulets and provisions. All copies with strength go into this battle; what has none lies prepared.',
  'R-27': 'If tokens run short, the conqueror places the highest lower level available.',
  'R-28':
    'The defender’s cards go to the shelter right after the battle and may be reshuffled in the refill.',
  'R-29': 'A retreat of 2 or 3 is measured along the shortest road: no walking to and fro.',
  'R-30':
    'A retreat is paid from hand and tents only. Native land does not make it cheaper, and amulets cannot be used.',
  'R-31': 'If the pile of lords is empty, an annexed city gives neither lord nor provision.',
  'R-32': 'Whoever owns a legendary artefact may not assault the ruins: there is nothing to win.',
  'R-33': 'Sun ray and amulet multiply: 2 times 2 makes 4 uses, 2 times 3 makes 6.',
  'R-34': 'A limit of weeks ends with a full round, so that all have had as many turns.',
  'R-35': 'If heroes do not break the tie either, the victory is shared.',
  'R-36':
    'A free move may end on any card reachable by native steps only; it cannot be repeated until something else is done, so that a turn always ends.',
  'R-37':
    'In the second alternative with two or three players, neutral cities lie on the starting cells of that board and nowhere else, and are annexed at level 4.',
  'R-38':
    'There are 3 cities with four exits of each terrain: the set-up takes 8, and four are left to be built.',
  'R-39': 'A defender with more than 6 cards neither discards nor draws.',
  'R-40': 'In a redeal the discarded hand is in the shelter before the new cards are drawn.',
  'R-41': 'Shelters and limbo are public: cards are discarded face up.',
  'R-42': 'A card that an amulet sends into ambush lies face down but stays known, since all saw it.',
  'R-43': 'Hands are drawn before factions are chosen; you see your 10 cards when you choose.',
  'R-44':
    'A pocket of several cells that no road can reach is closed as a group; otherwise the board could never fill.',
  'R-45': 'Two weeks without any change on the map end a game that could no longer end by itself.',
  'R-46': 'A multiplied card can be stored only while no copy is used, and storing it ends the copies.',
  'R-47':
    'Everything of a deck that was ever shown is public as a list. The order of the nation, the hand, the ambush and the factions of unseen starting units stay hidden.',
  'R-48':
    'The cards of a line are shown when it is complete, or before a die or a search. Until then it can be taken back.',
  'R-49': 'A plain payment is proposed, and you may insist on any card that some legal payment contains.',
  'R-50':
    'The cities of a player who resigns stay and are defended by their level: to remove them would tear roads and scores apart.',
  'R-51':
    'Every question to a defender can be answered in advance, so that matches over days do not stop several times for one attack.',
  'R-52':
    'The limit is 3 weeks by default, which the rulebook calls a normal game, and 4 for bots among themselves.',
  'R-53': 'A walk takes the shortest way: nothing happens on the road.',
  'R-54':
    'The opponent who is shown a cohort sees its cards until the end of the turn; the others learn faction and size.',
  'R-55': 'Copies, sun ray, wild cards and copies of tents are one account of uses.',
  'R-56': 'An attacked player may strike tents before answering, so that a retreat can be paid from them.',
  'R-57': 'Of two heroes of one player on one card only the lower number is offered: they are identical.',
  'R-58': 'A pocket cut off from all players stays open: a player without a city may build there.',
  'R-59': 'A player who holds nothing at all surrenders unasked; that is public anyway.',
  'R-60':
    'A title with several uses raises a unit by as many ranks in one exchange, or one after the other. A scroll may recolour again the card just received.',
  'R-61': 'One use of an illuminated horse may carry a hero, the other may fight.',
  'R-62': 'Laid and prepared cards are not hand cards.',
  'R-63': 'The legendary card of a player who resigns leaves the game with the deck.',
  'R-64': 'A player without a city scores 0 and plays on: nobody is eliminated.',
  'R-65': 'A Hammer or wild card used as an amulet goes to the shelter on a 4 or a 5, like an amulet.',
  'R-66':
    'Cards seen on their way to a hand are marked as known. Hiding a card in ambush ends these marks, to keep the hidden card secret.',
  'R-67':
    'In the second alternative the limit of one annexed city does not cover cities that lost their token.',
  'R-68': 'Of alike cards, one known and one not, the known one is taken to be the one that is shown.',
} as const;
