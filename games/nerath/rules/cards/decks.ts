/** NER-2.5, 9.10, 9.11: drawing from the decks and the stack of tiles. */
import { REALM_IDS } from '../../content/index.ts';
import type { Realm } from '../board.ts';
import { cardRef } from '../refs.ts';
import { seatOf } from '../selectors.ts';
import type { Card, Guardian } from '../state.ts';
import type { Context } from '../vocabulary.ts';
import { isImmediate } from './card-data.ts';

/** NER-2.4, 2.5: the top event of a realm's deck goes to its hand; undefined if there is none left at all. */
export function takeEvent(ctx: Context, realm: Realm): Card | undefined {
  const owner = ctx.state.realms[realm];
  if (owner.deck.length === 0 && owner.discard.length > 0) {
    ctx.emit({ kind: 'reshuffled', realm: REALM_IDS[realm], count: owner.discard.length });
    owner.deck = ctx.chance.shuffle(owner.discard.splice(0));
    owner.knownTop = 0;
    owner.knownBottom = 0;
  }
  const card = owner.deck.pop();
  if (card === undefined) {
    ctx.emit({ kind: 'deck-empty', realm: REALM_IDS[realm] });
    return undefined;
  }
  owner.knownTop = Math.max(0, owner.knownTop - 1);
  owner.knownBottom = Math.min(owner.knownBottom, owner.deck.length);
  owner.hand.push(card);
  ctx.reveal();
  const drew = { kind: 'drew', realm: REALM_IDS[realm] } as const;
  // NER-2.10: an immediate card is shown as soon as it is drawn.
  if (isImmediate(card)) ctx.emit({ ...drew, card: cardRef(card) });
  else ctx.emit({ ...drew, card: cardRef(card) }, { by: [seatOf(ctx.state, realm)], instead: drew });
  return card;
}

/** NER-9.8, 9.11 */
export function takeTreasure(ctx: Context, realm: Realm): boolean {
  const s = ctx.state;
  const card = s.treasureDeck.pop();
  if (card === undefined) return false;
  s.realms[realm].held.push(card);
  ctx.reveal();
  const drawn = { kind: 'treasure-drawn', realm: REALM_IDS[realm] } as const;
  ctx.emit({ ...drawn, card: cardRef(card) }, { by: [seatOf(s, realm)], instead: drawn });
  return true;
}

/** NER-9.10, 9.13: beaten tiles are shuffled into a new stack when it has run out. */
export function takeTile(ctx: Context): Guardian | undefined {
  const s = ctx.state;
  if (s.guardianStack.length === 0) s.guardianStack = ctx.chance.shuffle(s.guardianDiscard.splice(0));
  return s.guardianStack.pop();
}
