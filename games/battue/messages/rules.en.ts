import type { Chapter, RuleId, RulingId } from '../content/rule-ids.ts';

export const chaptersEn: Readonly<Record<Chapter, string>> = {
  1: 'Terms and limits',
  2: 'Setting up',
  3: 'The turn',
  4: 'Start of turn: playing cards',
  5: 'Calling reinforcements',
  6: 'Moving hordes',
  7: 'Conflicts',
  8: 'Battles',
  9: 'Attacking an empty section',
  10: 'Attacking an occupied section',
  11: 'Retreating',
  12: 'Winning a battle',
  13: 'Loot cards',
  14: 'Event cards',
  15: 'Elimination',
  16: 'End of the turn, end of the game',
  17: 'At this table',
};

export const rulesEn: Readonly<Record<RuleId, string>> = {
  'BTU-1.1': 'Battue is played by two, three or four khans.',
  'BTU-1.2':
    'The players sit in a circle and the turn passes to the left. Your left-hand neighbour is the player who comes right after you in that order.',
  'BTU-1.3':
    'A section is any part of the city that can be taken: a gate, a wall or a tower of the perimeter, or a place inside the walls with the tile that lies on it. Every rule about city tiles applies to gates, walls and towers too.',
  'BTU-1.4':
    'Gates, walls and towers lie open from the start. Their values are printed on the board, and they never bear an event icon or a warrior icon.',
  'BTU-1.5':
    'Two sections are adjacent when they share a stretch of border, however short. Sections that touch only at a corner are not adjacent.',
  'BTU-1.6': 'All your warriors in one section form a single horde, and so do those in your camp.',
  'BTU-1.7': 'A horde never has more than 8 warriors.',
  'BTU-1.8':
    'You have 15 warriors in all: those in the city, those in your camp and those in your reserve always add up to 15.',
  'BTU-1.9':
    'If a gain of warriors would exceed your reserve, or take a horde above 8, you gain only as many as possible. The rest is lost.',
  'BTU-1.10': 'A warrior who is removed, for whatever reason, goes back to its owner’s reserve.',
  'BTU-1.11':
    'You have 15 flags: one stands on each section you control, and the others wait in front of you.',
  'BTU-1.12':
    'You control a section for as long as your flag stands on it. Your warriors need not stay there.',
  'BTU-1.13':
    'A section without a flag is uncontrolled. A section with at least one warrior is occupied, any other is empty; in a battle, a section is empty when the defender has no warrior there.',
  'BTU-1.14':
    'Conflicts still to be resolved aside, warriors stand only in sections their owner controls, and never share one with an opponent’s warriors.',
  'BTU-1.15': 'Once revealed, a tile stays face up for the rest of the game.',

  'BTU-2.1':
    'The first player is chosen at random. Setting up and taking turns both start with that player and go to the left.',
  'BTU-2.2': 'The first player lays the Palace face down on its place in the centre of the board.',
  'BTU-2.3':
    'The four landmarks, Templum Jupiter, Universitas, Templum Minerva and Schola, are shuffled face down. Starting with the first player’s left-hand neighbour, each player in turn lays the next one on any free large place, until all four are on the board.',
  'BTU-2.4':
    'The other tiles are dealt at random and face down to the free places of their own size: 4 of the 6 remaining large tiles, then 12 of the 17 medium ones, then 16 of the 24 small ones. The players have nothing to decide here.',
  'BTU-2.5':
    'The tiles left over, 2 large, 5 medium and 8 small, stay face down and take no part in the game.',
  'BTU-2.6': 'No tile is laid on a gate, a wall or a tower.',
  'BTU-2.7':
    'Nobody may look at a face-down tile unless a card allows it, as Captured Map does. Everyone knows which large places received a landmark, but not which landmark lies where.',
  'BTU-2.8':
    'The 60 loot cards and the 20 event cards are shuffled into two face-down piles. Hands, war chests and discard piles start empty.',
  'BTU-2.9':
    'Starting with the first player, each player chooses an edge of the board that nobody else has chosen, and one gate, wall or tower on that edge. Six of the player’s warriors make camp just outside it.',
  'BTU-2.10':
    'A corner tower touches two edges and may be chosen from either. Two players on different edges may therefore camp outside the same tower.',
  'BTU-2.11': 'Your 9 other warriors form your reserve.',
  'BTU-2.12':
    'With the quick set-up option, the four landmarks are laid on large places at random, without asking the players.',
  'BTU-2.13':
    'A table may be set up with a city that somebody has planned. Its tiles lie face down where the plan puts them, but everyone knows the plan, and so knows these tiles as everyone knows the Palace. What the plan leaves open is laid, dealt and chosen as usual. A plan may also name the first player, and give clans their camps.',

  'BTU-3.1':
    'The first player takes the first turn, then the turn passes to the left. Eliminated players are skipped.',
  'BTU-3.2':
    'A turn has three phases. Start of turn: play cards, then call reinforcements. Main phase: move hordes, then resolve battles. End of turn: play cards, come down to the hand limit, then see whether the game is over. You never go back to a step you have closed.',
  'BTU-3.3':
    'If Spoil of War was played on you, your turn begins by drawing one loot card for each of your hordes, the one in camp included. You then call no reinforcements, move nothing and fight no battle this turn.',
  'BTU-3.4':
    'Playing cards, calling reinforcements and moving are up to you. Resolving every conflict and respecting the hand limit are not.',

  'BTU-4.1':
    'At the start of your turn you may play any number of Start of turn cards. You play them one at a time, and each takes full effect before the next.',
  'BTU-4.2':
    'You may play a card only at the moment it names, only if its condition is met, and only if it has a legal target or some effect.',
  'BTU-4.3': 'Warriors gained from a card may move and attack this turn, unless the card forbids it.',

  'BTU-5.1':
    'Once your Start of turn cards are played, you may call reinforcements for any number of your hordes: one horde at a time, and each at most once a turn. You see each roll before you choose the next horde.',
  'BTU-5.2':
    'To reinforce a horde, roll one die: on 1 or 2 it gains one warrior, on 3 or 4 two, on 5 or 6 three, within the limits of BTU-1.9.',
  'BTU-5.3':
    'You cannot call reinforcements for a horde that already has 8 warriors, nor for any horde while your reserve is empty.',
  'BTU-5.4':
    'A reinforced horde holds its ground: none of its warriors, old or new, may move or attack this turn.',
  'BTU-5.5': 'Your other warriors may still move in to join a reinforced horde, up to 8 in all.',
  'BTU-5.6': 'The horde in your camp may be reinforced too. It then stays in camp this turn.',
  'BTU-5.7':
    'You cannot call reinforcements in a turn in which you have played Recruits or Tending the Wounded, or in which you are under Spoil of War.',

  'BTU-6.1':
    'A move takes one or more warriors from one section, or from your camp, to one adjacent section. You make your moves one at a time, in any order you like.',
  'BTU-6.2': 'No warrior moves twice in the same turn.',
  'BTU-6.3':
    'You may move into any adjacent section: face down, face up and uncontrolled, your own, or an opponent’s, whether empty or occupied.',
  'BTU-6.4':
    'You may split a horde: those of its warriors who may still move can go to different sections or stay behind.',
  'BTU-6.5': 'Warriors coming from several sections may meet in one.',
  'BTU-6.6':
    'Until you have won control of your first section, be it a gate, a wall or a tower, you may not split a horde: every move takes the whole of it.',
  'BTU-6.7': 'After each single move, you may have no more than 8 warriors in the section you moved into.',
  'BTU-6.8':
    'The only way out of your camp is into the gate, wall or tower you chose at the start. Nobody ever moves into a camp.',
  'BTU-6.9': 'No tile is revealed until you have declared your movement finished.',
  'BTU-6.10':
    'Once your movement is finished, nothing moves any more this turn, except by a retreat or the effect of a card.',
  'BTU-6.11':
    'In a turn in which you have played Tending the Wounded, or in which you are under Spoil of War, you move nothing and so attack nothing.',
  'BTU-6.12': 'You may take your moves back for as long as you have not declared your movement finished.',

  'BTU-7.1':
    'Once your movement is finished, every section where you have warriors but which you do not control is in conflict.',
  'BTU-7.2':
    'You choose which conflict to resolve next, knowing how the previous one ended. Each is resolved completely before you go on to another.',
  'BTU-7.3': 'If the section in conflict is face down, it is revealed first.',
  'BTU-7.4':
    'If the tile your horde has just revealed bears the event icon, the top event card is drawn and resolved before the battle.',
  'BTU-7.5':
    'An event icon acts only when a horde in conflict reveals the tile. A tile revealed by Recon never causes an event, then or later.',
  'BTU-7.6': 'Then the battle for the section is fought. It cannot be declined.',

  'BTU-8.1': 'The attacker is always the player whose turn it is.',
  'BTU-8.2':
    'The defender is the player who controls the section. If nobody does, it is the attacker’s left-hand neighbour, passing over eliminated players.',
  'BTU-8.3':
    'If the section belongs to an eliminated player, the defence die is rolled all the same, but nobody may play cards in its defence.',
  'BTU-8.4':
    'A battle is a series of exchanges, each of which follows BTU-8.5 to BTU-8.15 in order. Warriors are counted afresh every time their number matters.',
  'BTU-8.5': 'Before the rolls, the attacker may play any number of Attacker cards, one at a time.',
  'BTU-8.6':
    'Then the defender may play any number of Defender cards in the same way. The attacker cannot answer with more cards before the rolls of this exchange.',
  'BTU-8.7':
    'A section’s defence is the number it shows, adjusted by an event drawn for this battle, plus 2 for each Defense card played in this battle. It is never less than 0.',
  'BTU-8.8':
    'The attacker rolls one die, then the defender rolls one. The attack value is the attacker’s warriors there, plus the roll, plus any card bonuses; the defence value is the section’s defence, plus the defender’s warriors there, plus the roll, plus any card bonuses.',
  'BTU-8.9':
    'With the dice on the table, both sides may play the cards meant for after the roll: Tactics and Blind Luck, or Rampart. Beginning with the attacker, they take turns to play one or pass; two passes in a row and the dice stand.',
  'BTU-8.10':
    'If the two values are then equal, the attacker may play One Last Push. Nothing can be played in answer.',
  'BTU-8.11':
    'The attacker wins the exchange if the attack value is higher than the defence value, or by playing One Last Push. If it is equal or lower, the attacker loses the exchange.',
  'BTU-8.12': 'When the attacker loses the exchange, the attacking horde loses one warrior.',
  'BTU-8.13':
    'When the attacker wins the exchange and the section is empty, the battle is won. If it is occupied, the defending horde loses one warrior.',
  'BTU-8.14':
    'A player who has just lost a warrior in the exchange may play Attrition, if the opponent has warriors in the section.',
  'BTU-8.15':
    'Then players left without warriors are eliminated, and the battle may be over. If it is not, a retreat is possible (BTU-11.1); if nobody retreats, the next exchange begins.',
  'BTU-8.16':
    'An effect that holds for a battle lasts until the battle ends, one that holds for an exchange until the exchange ends. The condition of a card is checked when it is played, and never again.',

  'BTU-9.1': 'Against an empty section, winning one exchange wins the battle.',
  'BTU-9.2':
    'If the last attacking warrior falls before an empty section, the battle ends and control does not change.',
  'BTU-9.3':
    'After losing an exchange, an attacker who still has warriors there either fights on or retreats. There is no other way out.',
  'BTU-9.4': 'A battle may last any number of exchanges.',

  'BTU-10.1':
    'An occupied section still defends itself: its own defence counts on top of the defending warriors.',
  'BTU-10.2':
    'When the last defending warrior is removed and the attacker still has warriors there, the attacker wins the battle. The section need not be beaten again as an empty one.',
  'BTU-10.3':
    'When the last attacking warrior is removed and the defender still has warriors there, the battle ends and the defender keeps control.',
  'BTU-10.4': 'If neither side has a warrior left there, the battle ends and control does not change.',
  'BTU-10.5':
    'While both sides have warriors there, either may retreat after an exchange. If neither does, the attacker must fight on.',
  'BTU-10.6':
    'If Call to Action brings warriors into the empty section under attack, the battle goes on as one for an occupied section. If it takes the last defenders away, the battle goes on as one for an empty section.',

  'BTU-11.1':
    'You may retreat only after an exchange, if you still have warriors in the section and the battle is not over.',
  'BTU-11.2':
    'The whole horde retreats to one adjacent section that its owner controls, with no enemy warriors in it and no more than 8 warriors in all once the horde is there.',
  'BTU-11.3': 'Nobody can retreat to a camp.',
  'BTU-11.4':
    'In an occupied section, the loser of the exchange decides first; if that player stays, the winner of the exchange decides. In an empty section only the attacker decides, after losing an exchange.',
  'BTU-11.5': 'A player with nowhere to go cannot retreat. If nobody retreats, the next exchange follows.',
  'BTU-11.6': 'If the attacker retreats, the battle ends and control does not change.',
  'BTU-11.7': 'If the defender retreats, the attacker wins the battle at once.',
  'BTU-11.8': 'While Glory! is in force, nobody may retreat.',
  'BTU-11.9':
    'A retreat is not a move: warriors who have moved or been reinforced this turn may retreat, and a retreating horde may join reinforced warriors.',

  'BTU-12.1':
    'The winner of the battle plants a flag on the section. Whoever controlled it before takes that flag back.',
  'BTU-12.2':
    'A winner with no flag left must first give up another section of their own where no warrior stands, and uses its flag. There is always such a section.',
  'BTU-12.3': 'A section that is given up becomes uncontrolled. It stays face up, and it stays looted.',
  'BTU-12.4':
    'If the section was uncontrolled and has never been looted, the winner loots it and draws as many loot cards as it shows. A section is looted only once in the game.',
  'BTU-12.5':
    'When a section with the warrior icon is looted, one warrior from the winner’s reserve also joins the horde there, within the limits of BTU-1.9.',
  'BTU-12.6': 'A section taken from another player yields neither loot cards nor a warrior.',
  'BTU-12.7':
    'After a victory, things happen in this order: the flags, the loot cards, the warrior of the icon, and last the discard demanded by Gathering. That discard is due after a battle that was not won, too (R-26).',
  'BTU-12.8':
    'The loot cards you draw may be used from the next moment that suits them, even in the same turn.',

  'BTU-13.1':
    'Each loot card says when it may be played: Start of turn, Attacker, Defender or End of turn. A card may name more than one.',
  'BTU-13.2':
    'A card worth no victory points goes face up to the loot discard pile once it has been resolved.',
  'BTU-13.3':
    'A card worth victory points goes to your war chest, face up in front of you. It is no longer part of your hand.',
  'BTU-13.4':
    'You may hold at most 6 loot cards at the end of your own turn: once your End of turn cards are played, you discard the excess, as you choose. At any other time there is no limit.',
  'BTU-13.5':
    'When a loot card must be drawn and the pile is empty, the discard pile is shuffled into a new pile. If both are empty, the draw is lost.',
  'BTU-13.6': 'Cards worth victory points score nothing if they are still in your hand when the game ends.',

  'BTU-14.1': 'An event is resolved in full, as its card says, before the battle goes on.',
  'BTU-14.2': 'An event whose condition is not met has no effect.',
  'BTU-14.3':
    'A resolved event is discarded, but one worth victory points goes to the attacker’s war chest instead.',
  'BTU-14.4':
    'Event cards never enter a hand and are never reshuffled. Once the pile is used up, event icons have no effect.',

  'BTU-15.1':
    'A player with no warrior left, neither in the city nor in camp, is eliminated at once. In an exchange, Attrition may be played before this is checked.',
  'BTU-15.2':
    'An eliminated player’s hand is discarded, but the flags stay on the board and the war chest stays where it is. That player takes no more turns and makes no more decisions.',
  'BTU-15.3':
    'If you are eliminated during your own turn, it ends at once and you play no End of turn cards. Whether the game is over is still checked (BTU-16.3).',
  'BTU-15.4':
    'As soon as only one player is left, the game ends and that player wins, whatever the victory points.',
  'BTU-15.5':
    'If all the remaining players are eliminated at the same moment, the game ends and victory points decide among all the players.',

  'BTU-16.1': 'At the end of your turn you may play any number of End of turn cards, one at a time.',
  'BTU-16.2':
    'Then you come down to the hand limit (BTU-13.4), and everything that was to last for this turn ends. Glory! ends here when this is the next turn of the player who played it.',
  'BTU-16.3':
    'Then, if Palace, Templum Jupiter and Universitas all bear a flag, no matter whose and even an eliminated player’s, the game ends. Otherwise the next turn begins.',
  'BTU-16.4': 'When the game ends, nobody takes another turn or plays another card.',
  'BTU-16.5':
    'Your score is the victory points of all the sections you control, gates, walls and towers included, plus those of all the cards in your war chest. Eliminated players score too, and can win.',
  'BTU-16.6':
    'The highest score wins. A tie goes to the tied player with more victory points from sections; if that does not settle it, the victory is shared.',
  'BTU-16.7': 'Only what you hold at the end counts. Sections you held and lost are worth nothing.',

  'BTU-17.1':
    'Where a human plays, the game has no limit of rounds unless the table sets one; a table of bots alone stops after 40. When the limit is reached, the game ends with that round and victory points decide (BTU-16.5, BTU-16.6).',
  'BTU-17.2':
    'A player who resigns and is not replaced by a bot is eliminated: their warriors go back to the reserve and BTU-15.2 applies. A player who resigned cannot win any more, unless all have resigned.',
  'BTU-17.3': 'If you do not answer a question in time, its default answer is given for you.',
  'BTU-17.4': 'If you have nothing you may play when cards can be played, you pass automatically.',
  'BTU-17.5':
    'A resignation during an event or a battle takes effect when that battle is over; until then that player’s questions get their default answers, and nothing that happens makes that player the winner. If it was the player’s own turn, it ends as in BTU-15.3.',
  'BTU-17.6':
    'A round is one pass of the turn around the table. Rounds are counted from the first player’s place, even after that player has been eliminated.',
};

/** Where the rulebook leaves a doubt: how it is settled here, and why. */
export const rulingsEn: Readonly<Record<RulingId, string>> = {
  'R-1':
    'The rulebook speaks of two or four players. Three may play as well: nothing in the rules needs an even number.',
  'R-2':
    'Some published descriptions count 40 flags. We keep the rulebook’s 60: 15 for each player, just like the warriors.',
  'R-3':
    'Every place in the city takes tiles of one size, so laying an unknown tile there decides nothing. Only the four landmarks are laid by the players, because everyone will know where they went.',
  'R-4': 'The four landmarks are all large tiles: shuffled face down, they must look alike.',
  'R-5':
    'The description of a battle for an occupied section leaves out the defending warriors, but the definition of defence value includes them. They count, together with the section’s own defence.',
  'R-6':
    'A battle must be resolved completely, and the only stated alternative to fighting on is retreating. So nobody may simply stand facing the enemy.',
  'R-7':
    'You retreat to an adjacent section you control, and a camp is not one. A first assault is therefore fought to the end.',
  'R-8':
    'A defender who retreats leaves the section to the attacker. The fall of the last defender gives control without another fight, and leaving should not protect a section better than dying for it.',
  'R-9':
    'No order is given for retreats. The loser of the exchange speaks first, so the winner knows what lies ahead.',
  'R-10':
    'If the left-hand neighbour has been eliminated, the next player to the left defends. A section controlled by an eliminated player is still theirs: its die is rolled, but no card defends it.',
  'R-11':
    'A section yields its loot and its warrior once in the game, since the rulebook gives no loot for what has already been looted. Otherwise you could give sections up and retake them for the cards.',
  'R-12':
    'To free a flag you may give up any section of yours without warriors, even one of the three that end the game.',
  'R-13':
    'Recon causes no event: the rulebook draws one only for a horde standing on the tile it reveals. The icon is then spent.',
  'R-14':
    'A horde is reinforced at most once a turn, in camp as elsewhere. Only the warriors who were there are held back: others may join them, and retreating is not moving.',
  'R-15':
    'The limit of 8 is checked after every move. All you lose is a direct swap between two large hordes.',
  'R-16':
    'Towers stand on the corners and touch two edges. Sharing an edge is forbidden; sharing a tower is not.',
  'R-17':
    'What would have no effect cannot be done: no card without effect, no reinforcements for a full horde. An unwanted card is discarded at the hand limit.',
  'R-18':
    'Outmaneuver is played at the start of a battle and lasts to its end, while no warrior defends. Warriors who arrive by Call to Action suspend it: they came to be counted.',
  'R-19':
    'Defense raises the section’s own defence, so it works against Outmaneuver and against a later Crushing Attack. The defender plays second and deserves an answer.',
  'R-20':
    'Both dice lie open before anything is rolled again, and the two sides then take turns to play a card or pass. Blind Luck is judged when it is played.',
  'R-21':
    'Last Stand replaces one die with the sum of two; warriors and bonuses are still added. Tactics then rolls both dice again.',
  'R-22':
    'Call to Action needs a section with none of your own warriors: rushing to the section under attack is its obvious use. Distance does not matter, and it is not a retreat.',
  'R-23':
    'Bloody Attrition needs at least one defending warrior. Otherwise it would take any empty enemy section for nothing.',
  'R-24':
    'Attrition answers a loss at once, even that of your last warrior there; control and elimination are judged afterwards. An attacker with no warrior left takes nothing.',
  'R-25': 'One Last Push comes after every re-roll, because it looks at the final values.',
  'R-26':
    'Gathering adds one card to each draw, not to each card drawn. Its discard is due after every battle, won or not.',
  'R-27':
    'Change of Fate and Unseen Allies count only the other cards you discard with them, not themselves.',
  'R-28':
    'The draw of Spoil of War comes at the very start of the turn, so that Start of turn cards among those drawn can be used.',
  'R-29': 'Glory! binds the player who plays it as well, and ends if that player is eliminated.',
  'R-30': 'Thief names loot cards, so events worth victory points are safe in a war chest.',
  'R-31':
    'An eliminated player has no more use for a hand: it is discarded, and a turn under way is over. If all the remaining players fall together, victory points are the fairest judge.',
  'R-32':
    'The end of the game is checked only at the end of a turn: a section taken and given up meanwhile does not count. An eliminated player’s flag is still a player’s flag.',
  'R-33': 'If the tie-break leaves players tied, they share the victory.',
  'R-34':
    'A card that has just been looted may be played at once, but only at its own moment: an Attacker card won in one battle can serve in the next battle of the same turn.',
  'R-35': 'The loot pile is renewed when a card is needed from it, not when its last card leaves.',
  'R-36':
    'Gates, walls and towers are sections like any other: you may move along the wall, and each is looted once.',
  'R-37':
    'The Palace lies face down although everyone knows where it is. It is revealed when it is attacked, and Recon may reveal it.',
  'R-38':
    'Nothing in the rules keeps cautious bots from playing for ever, hence the limit for tables without a human.',
  'R-39':
    'Only reinforcements hold a horde back. Warriors brought by Warrior, Recruits, an icon or an event do not.',
  'R-40': 'Feint Heart is no misprint: the name plays on “faint heart”.',
};
