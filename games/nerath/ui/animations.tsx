/** What is seen of each event while it happens. */
import type { GameEvent, Ref } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import { CardBack, Die } from '@gonfalon/ui-kit/components';
import type { CardId, GuardianId, RealmId, SpaceId } from '../content/index.ts';
import { realmOf } from '../rules/board.ts';
import { areEnemies, seatOf } from '../rules/selectors.ts';
import type { View } from '../rules/views.ts';
import type { NerathVocabulary, RolledDie } from '../rules/vocabulary.ts';
import type { Counts } from './armies.ts';
import { shownKinds } from './armies.ts';
import { CardPicture } from './hand.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { Token } from './pieces.tsx';
import { realmsOfViewer } from './realms-of.ts';
import { stateOf } from './table-state.ts';

type Events = NerathVocabulary['events'];
type Show<E> = (event: E, scene: Scene<View>, title: string) => readonly Animation[];

/** Tokens are drawn in pixels; while they travel they are as large as on the whole map. */
const TRAVELLING = 1.2;

function travel(realm: RealmId, from: SpaceId, to: SpaceId, units: Counts): readonly Animation[] {
  const mark = (
    <g transform={`scale(${TRAVELLING})`}>
      {shownKinds(units).map((unit, i) => (
        <g key={unit} transform={`translate(${i * 18} 0)`}>
          <Token realm={realm} unit={unit} count={units[unit] ?? 0} />
        </g>
      ))}
    </g>
  );
  return from === to ? [] : [{ kind: 'travel', from, to, mark }];
}

/** Good or bad for whoever looks on; to others neither. */
function toneFor({ view, viewer }: Scene<View>, realm: RealmId): 'good' | 'bad' | 'plain' {
  const own = realmsOfViewer(view, viewer);
  if (own.includes(realm)) return 'good';
  const isFoe = own.length > 0 && own.every((id) => areEnemies(stateOf(view), realmOf(id), realmOf(realm)));
  return isFoe ? 'bad' : 'plain';
}

const glow = (at: readonly Ref[], tone: 'good' | 'bad' | 'plain' = 'plain'): Animation => ({
  kind: 'glow',
  at,
  tone,
});
const opposite = { good: 'bad', bad: 'good', plain: 'plain' } as const;

function rolled(dice: readonly RolledDie[], title: string): readonly Animation[] {
  if (dice.length === 0) return [];
  return [
    {
      kind: 'dice',
      title,
      dice: dice.map(({ by, sides, face, hits }, i) => (
        <Die
          key={`${by}/${i}`}
          sides={sides}
          face={face}
          outcome={hits > 0 ? 'hit' : 'miss'}
          class={`nerath-die is-${by}`}
        />
      )),
    },
  ];
}

const open: Show<{ readonly card: `card:${CardId}` }> = ({ card }, scene, title) => [
  { kind: 'card', title, card: <CardPicture id={card.slice(5) as CardId} scene={scene} /> },
];

const drawn: Show<{ readonly realm: RealmId; readonly card?: `card:${CardId}` }> = (
  { realm, card },
  scene,
  title,
) =>
  card
    ? open({ card }, scene, title)
    : [
        {
          kind: 'deal',
          from: realm,
          to: { seat: seatOf(stateOf(scene.view), realmOf(realm)) },
          card: <CardBack class={`nerath-back is-${realm}`} />,
        },
      ];

const names = ({ language }: Scene<View>) => gameMessages[language].names;

const SHOWS: { readonly [Kind in keyof Events]?: Show<Events[Kind]> } = {
  marched: ({ realm, from, to, units }) => travel(realm, from, to, units),
  transferred: ({ realm, from, to, units }) => travel(realm, from, to, units),
  retreated: ({ realm, from, to, units }) => travel(realm, from, to, units),
  added: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  removed: ({ realm, space }, scene) => [glow([space], opposite[toneFor(scene, realm)])],
  replaced: ({ space }) => [glow([space])],
  bought: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  founded: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  battle: ({ space }) => [glow([space])],
  uncovered: ({ space }) => [glow([space])],
  rolled: ({ dice, side, space }, scene) =>
    rolled(dice, `${names(scene).spaces[space]} · ${rollersOf(dice, side, scene)}`),
  rerolled: ({ dice, realm }, scene) => rolled(dice, names(scene).realms[realm].short),
  destroyed: ({ realm, space }, scene) => [glow([space], opposite[toneFor(scene, realm)])],
  won: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  conquered: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  looted: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  resurrected: ({ realm, space }, scene) => [glow([space], toneFor(scene, realm))],
  played: open,
  used: open,
  drew: drawn,
  'treasure-drawn': drawn,
};

/** Whose dice they are. */
function rollersOf([die]: readonly RolledDie[], side: 'attacker' | 'defender', scene: Scene<View>): string {
  const { realms, guardians } = names(scene);
  if (die && Object.hasOwn(realms, die.by)) return realms[die.by as RealmId].short;
  if (die && Object.hasOwn(guardians, die.by)) return guardians[die.by as GuardianId];
  return side === 'attacker' ? '' : uiMessages[scene.language].guardians;
}

export function animations(event: GameEvent, scene: Scene<View>): readonly Animation[] {
  // Each kind is shown by the entry of its own name: that its facts are those of the kind, the rules see to.
  const show = Object.hasOwn(SHOWS, event.kind)
    ? (SHOWS[event.kind as keyof Events] as Show<unknown>)
    : undefined;
  return show?.(event, scene, scene.messages.event(event)) ?? [];
}
