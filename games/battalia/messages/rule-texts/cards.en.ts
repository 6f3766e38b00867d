/** Chapters 1 to 8: cards, the turn, and what cards pay for. */
export const cardRulesEn = {
  'BTA-1.1':
    'Creation cards (units, provisions, artefacts and legendary artefacts) make up the decks of the players. Terrain cards (cities, roads and the ruins) make up the map.',
  'BTA-1.2':
    'Every card belongs to one of the four factions. Provisions are neutral and have no faction; legendary artefacts are universal and belong to every faction.',
  'BTA-1.3': 'The battle strength of a unit is its rank: citizen 1, chief 2, priest 3, lord 4.',
  'BTA-1.4':
    'A weapon and a horse have strength 1. The Sword of Elemag has 5 in attack and 1 in defence, the Shield of Britos 1 in attack and 5 in defence. All other cards have 0, and a card of strength 0 is never part of a battle line.',
  'BTA-1.5':
    'Your creation deck is the set of all creation cards that you own: in your nation, your hand, your shelter, your play area and your ambush slots, and your tents with what they hold.',
  'BTA-1.6':
    'You draw from the top of your nation. When it is empty and cards are still due, shuffle your whole shelter, make it your new nation and go on. If both are empty, you stop drawing.',
  'BTA-1.7': 'The shelter is never mixed into the nation while the nation still holds a card.',
  'BTA-1.8':
    'You may look through your shelter and count your nation at any time. Nobody may look into a nation, except its owner through the Horn of Baldur.',
  'BTA-1.9':
    'The common reserve has 4 piles of units by rank, 1 of provisions, 7 of artefacts by type, 5 of cities and 4 of roads by their exits. Each is shuffled at the start without regard to factions. All lie face up, so only the top card is known.',
  'BTA-1.10': 'You take the top card of a pile, unless a rule lets you name a faction.',
  'BTA-1.11':
    'When you search a pile for a faction, you take one card of that faction, or the top card if there is none. The pile is then shuffled.',
  'BTA-1.12': 'Nothing can be taken from an empty pile: an action that would need it is not available.',
  'BTA-1.13':
    'Provisions come into a deck only together with a unit gained from the reserve, one for one. So the reserve always holds as many provisions as units.',
  'BTA-1.14':
    'The deck list: everyone may see which cards are known to be in each deck. A starting unit that nobody else has seen stands there with its rank only, and gets its faction when it is shown to all. Gained cards are listed at once; removed and exchanged cards leave the list. Shelter, play area and tents are visible card by card. Of alike cards, one that is shown is taken to be a known one if such a card is out of sight.',
  'BTA-1.15':
    'A card that all saw going to a hand stays known there until it leaves the hand in sight of all; of alike cards the known one leaves first. A card in an unfinished line or raise has not left yet. When you hide a card in ambush, all such marks of your hand end.',

  'BTA-2.1': 'The ruins lie on the central cell, d4, with the neutral token that shows their defence.',
  'BTA-2.2':
    'Four cities with four exits, one of each terrain, are placed at random on the four corners. They are the starting cities and have no token yet.',
  'BTA-2.3':
    'Four more cities with four exits, one of each terrain, are placed at random on the cells marked for neutral cities, each with a neutral token.',
  'BTA-2.4':
    'Artefacts, cities, roads and units are sorted into piles and shuffled. The remaining cities with four exits form the fifth pile of cities.',
  'BTA-2.5':
    'You receive 3 citizens, 1 chief and 1 priest from the shuffled piles, and 5 provisions: 10 cards of random factions. You look at them, they are shuffled into your nation, and you draw 6.',
  'BTA-2.6': 'The legendary artefacts in play lie face up on the board.',
  'BTA-2.7':
    'The first player is chosen at random and stays first player for the whole game. Play goes clockwise.',
  'BTA-2.8':
    'Starting with the first player and going clockwise, each player chooses a free faction and takes its two heroes and 14 level tokens.',
  'BTA-2.9':
    'Starting with the last of them and going counter-clockwise, each player chooses a free starting city and puts a level 1 token on it.',
  'BTA-2.10': 'At the start no hero is on the map and nobody owns an artefact.',
  'BTA-2.11': 'The Solar Oracle starts with both tool symbols at noon.',

  'BTA-3.1':
    'A turn has five steps: announce a cohort or ask for a redeal (optional), take back your ambushed cards (compulsory), act as often as you like in any order or not at all, discard (compulsory), draw 6 cards (compulsory).',
  'BTA-3.2': 'A day is one round in which every player has had a turn. Seven days are a week.',
  'BTA-3.3': 'Played cards lie face up and the action is announced.',

  'BTA-4.1':
    'A cohort is 3 or more cards of one faction in your hand at the start of your turn. Cards in ambush or in a tent and provisions do not count; a legendary artefact counts for any one faction.',
  'BTA-4.2': 'A cohort of 3, 4, 5 or 6 cards lets you draw 1, 2, 3 or 6 extra cards.',
  'BTA-4.3':
    'Two cohorts of different factions each bring their cards. A card counts in one cohort only; a cohort takes all cards of its faction, and more than 6 count as 6. A legendary artefact joins where it brings the most cards, or nowhere if it brings none; if equal, where the fewest cards must be shown, then your own faction, then green, blue, red, gold.',
  'BTA-4.4':
    'Announcing a cohort is optional and possible only at the start of your turn. Later it is too late.',
  'BTA-4.5': 'You show the cards of your cohort to one opponent of your choice, not to all.',
  'BTA-4.6':
    'Redeal: at the start of your turn you may put your whole hand into your shelter and draw 5 cards. At most once per turn.',
  'BTA-4.7':
    'A cohort and a redeal exclude each other in one turn. A hand that comes from a redeal never gives a cohort.',
  'BTA-4.8':
    'What you announce is public: the faction and the size of each cohort, and to whom it was shown. That opponent sees the cards until the end of the turn.',

  'BTA-5.1':
    'In the second step all your ambushed cards return to your hand without being shown. Your hand may exceed 6 cards.',
  'BTA-5.2':
    'To set an ambush, remove one card of your hand from the game, to limbo, and put another card of your hand face down on one of your free ambush slots. You may repeat this.',
  'BTA-5.3': 'You have 3 ambush slots, so never more than 3 cards in ambush.',
  'BTA-5.4':
    'If an amulet sends a fourth card into ambush, you first put one of the three ambushed cards of your choice into your shelter; of two alike cards, the known one.',
  'BTA-5.5': 'Cards in limbo never return.',
  'BTA-5.6':
    'A deck may never have fewer than 10 cards, cards gained this turn included: with 10 cards you cannot set an ambush.',
  'BTA-5.7':
    'You can set an ambush only during your actions, outside battles. Any card of your hand may be hidden or removed, even a legendary artefact.',
  'BTA-5.8':
    'An ambushed card stays until the second step of your next turn, or until you take it back when you defend.',

  'BTA-6.1':
    'Each action is a line of its own: hire, create, build, upgrade, use an artefact, recruit, move, set an ambush, fight.',
  'BTA-6.2': 'You may repeat an action as long as your cards last.',
  'BTA-6.3':
    'A card serves in one line or one transformation per turn. The exceptions are copies by an amulet and illuminated artefacts.',
  'BTA-6.4':
    'A gained card closes its line. You cannot use it this turn in any way; it goes to your shelter with the other cards.',
  'BTA-6.5':
    'You pay exactly and without superfluous cards: if any one paid card or copy were taken away, the cost would not be paid. A tool may stand for only one citizen.',
  'BTA-6.6':
    'An artefact that transforms (amulet, title, scroll) is outside the line. It transforms a card of your hand or a prepared card; the result is a prepared card that any later line of this turn may use.',
  'BTA-6.7': 'Transformations may be chained: a scroll may recolour a title, which then upgrades a citizen.',
  'BTA-6.8': 'Each copy of an artefact transforms one card.',
  'BTA-6.9':
    'A card that was put on an amulet this turn may still act, as a title or a tool for instance, but cannot be transformed again.',
  'BTA-6.10':
    'Unused copies expire at the end of the turn, or of the battle for a defender. The card itself goes to the shelter of its owner.',
  'BTA-6.11':
    'Prepared cards are not in your hand: they cannot go into ambush. They may be stored in a tent.',
  'BTA-6.12':
    'A card with a used copy lies in that line. Its other copies may still serve, but the card can no longer be transformed, stored or put in ambush; a scroll under the sun ray is the one exception. Storing a prepared card with several copies, or a wild card, ends all of them: the printed card is stored.',
  'BTA-6.13':
    'A card that leaves your hand in play is a laid card. It shows how many uses it has left, whether it is open, set or used, and whether it is wild. All rules about copies, the sun ray, wild cards and tents read these marks.',
  'BTA-6.14':
    'A card is laid with 1 use, or 2 if its type is illuminated today. An illuminated tent has 1 use and room for two cards instead. A legendary artefact always has 1. A card received through a title or a scroll is open and has the uses of its type today; a scroll received through another scroll has none; a scroll that converted itself keeps what was left.',
  'BTA-6.15':
    'Serving once spends one use: filling a place of a line (a tool: up to two citizens), standing in a battle line, transforming one card, carrying one hero up to 3 steps, standing as one tent. From then on the card is used. A card without uses stays in the play area until you discard.',
  'BTA-6.16':
    'A card put on an amulet is set. A die of 2 or 3 multiplies its uses. A 6 makes it wild: when you use it, it becomes a card of the kind you choose for the rest of the turn, with the uses of that kind today, one of which is spent.',
  'BTA-6.17':
    'Only cards of your hand and open laid cards can be transformed; hand cards, open ones and set ones can be stored. The one exception is a scroll that converts itself after it has recoloured another card.',
  'BTA-6.18':
    'Name the action, then place the terrain card if there is one, then pay. The action is final once it is paid; only then are the cards shown, the new card taken and the next card of the pile seen.',
  'BTA-6.19':
    'Citizens in a payment: for 1 place, one citizen or one tool use; for 2 places, two citizens or one tool use; for 3 places, three citizens, one tool use and one citizen, or two tool uses. A wild card and the Hammer in the place of a citizen count as tools.',
  'BTA-6.20':
    'The payment that is proposed has the fewest wild cards and Hammers; then the fewest cards leaving your hand; then the fewest of those of your own faction; then the fewest uses; then the first cards in card order. Alike cards are used up one after the other.',

  'BTA-7.1':
    'A unit is hired with its rank plus one in provisions: 2 for a citizen, 3 for a chief, 4 for a priest, 5 for a lord.',
  'BTA-7.2': 'You take the top card of that pile, and one provision from the reserve with it.',

  'BTA-8.1':
    'Costs of artefacts: tool, 3 citizens; weapon, a chief and 2 citizens; amulet, a priest and 2 citizens; title, a lord and 2 citizens; magic scroll, a citizen, a chief and a priest; tent, a chief, a citizen and a provision; horse, a chief and 2 provisions.',
  'BTA-8.2': 'You take the top card of the pile. No provision comes with it.',
  'BTA-8.3': 'If the type is paired today on the oracle, you name a faction and search the pile for it.',
  'BTA-8.4':
    'Of all artefacts only tools, and cards acting as tools, may be part of such a line. Artefacts that transform stand outside it.',
  'BTA-8.5': 'Legendary artefacts cannot be created. You own at most one at a time.',
} as const;
