/** The faces of the cards, as HTML: parchment with a section diagram or a seal, and what the card does. */

import type { Language } from '@gonfalon/kernel';
import type { IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { CommandId, CouncilSeat, LoreId, SectionOrders } from '../content/index.ts';
import { command, FLANKS, lore } from '../content/index.ts';
import { messagesIn } from './messages.ts';

export const MASTER_ICONS: Readonly<Record<CouncilSeat, IconName>> = {
  commander: 'crown',
  wizard: 'pointy-hat',
  cleric: 'holy-symbol',
  rogue: 'cowled',
  warrior: 'crested-helmet',
  creature: 'spider-alt',
};

/** Tactic cards by what they order. */
const TACTICS: Readonly<Partial<Record<CommandId, IconName>>> = {
  GB: 'vertical-banner',
  BB: 'vertical-banner',
  RB: 'vertical-banner',
  DS: 'bow-arrow',
  MC: 'horse-head',
  FO: 'boot-prints',
  BL: 'crossed-swords',
  LE: 'crown',
  CA: 'return-arrow',
};

/** A card with much to say is wider, so that all of it can be read. */
const size = ({ length }: string) =>
  length > 300 ? 'is-widest' : length > 200 ? 'is-wide' : length > 110 ? 'is-broad' : '';

interface CommandProps {
  readonly id: CommandId;
  readonly language: Language;
  /** The number «equal to command», where it is known. */
  readonly equal?: number;
}

export function CommandFace({ id, language, equal }: CommandProps) {
  const { names, ui } = messagesIn(language);
  const card = command[id];
  const { name, text } = names.commands[id];
  return (
    <div class={`battlelore-card is-${card.kind} is-${id} ${size(text)}`}>
      <h4>{name}</h4>
      {card.kind === 'section' ? (
        <Sections
          orders={card.orders}
          letters={ui.flankLetters}
          command={equal === undefined ? ui.command : String(equal)}
        />
      ) : (
        <span class="battlelore-seal">
          <Icon name={TACTICS[id] ?? 'scroll-unfurled'} />
        </span>
      )}
      <p>{text}</p>
    </div>
  );
}

interface SectionsProps {
  readonly orders: SectionOrders;
  readonly letters: readonly [string, string, string];
  readonly command: string;
}

/** The field in three parts, seen from the near side. */
function Sections({ orders, letters, command: equal }: SectionsProps) {
  return (
    <svg class="battlelore-diagram" viewBox="0 0 96 46" aria-hidden="true">
      {FLANKS.map((flank, i) => {
        const orderable = orders[flank];
        return (
          <g
            key={flank}
            transform={`translate(${i * 32} 0)`}
            class={orderable === 0 ? 'is-idle' : 'is-ordering'}
          >
            <path
              d={
                i === 1
                  ? 'M1 4L16 1L31 4V36L16 42L1 36Z'
                  : i === 0
                    ? 'M1 8L31 4V36L1 32Z'
                    : 'M1 4L31 8V32L1 36Z'
              }
            />
            <text x="16" y="28">
              {orderable === 0 ? letters[i] : orderable === 'command' ? equal : orderable}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface LoreProps {
  readonly id: LoreId;
  readonly language: Language;
  /** What it costs its owner now. */
  readonly price?: number;
}

export function LoreFace({ id, language, price }: LoreProps) {
  const { names, ui } = messagesIn(language);
  const { class: of, cost, phase } = lore[id];
  const shown = price ?? (typeof cost === 'number' ? cost : undefined);
  return (
    <div class={`battlelore-card is-lore is-${of} ${size(names.lore[id].text)}`}>
      <h4>{names.lore[id].name}</h4>
      <span class="battlelore-lore-head">
        <Icon name={MASTER_ICONS[of]} label={names.council[of]} />
        <span class="battlelore-cost">
          <Icon name="jeweled-chalice" />
          {shown === undefined ? ui.card.byAnswer : ui.count(shown)}
        </span>
      </span>
      <small>{names.timings[phase]}</small>
      <p>{names.lore[id].text}</p>
    </div>
  );
}
