/** A battle, raise by raise: both lines, what each side has, and what the one who raises needs. */
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import type { FactionId } from '../content/index.ts';
import { cellIndex, isCard, kindOf, readLaid, tentRef } from '../content/index.ts';
import { readUse } from '../rules/battle-sums.ts';
import type { BattleRole } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import type { BattleView, View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';
import type { Owner } from './art/factions.ts';
import { PAINT, patternOf } from './art/factions.ts';
import { raiseNote, segmentsOf } from './battle-segments.ts';
import { HeldCard } from './held-card.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { heaps, ownPlayer } from './own-cards.ts';
import { TentSign } from './tent-sign.tsx';

interface BattleProps extends SceneProps<View> {
  readonly battle: BattleView;
}

export function BattleContent({ scene, battle }: BattleProps) {
  const need = thresholdOf(battle);
  return (
    <div class="battalia-battle">
      <SideOfBattle scene={scene} battle={battle} side={0} />
      <Scale scene={scene} battle={battle} need={need} />
      <SideOfBattle scene={scene} battle={battle} side={1} />
      <Cheapest scene={scene} />
      <Fighters scene={scene} />
    </div>
  );
}

/** BTA-14.8, BTA-14.15: an attacker must exceed, a defender must equal. */
const thresholdOf = ({ raising, totals }: BattleView): number => (raising === 0 ? totals[1] + 1 : totals[0]);

function factionOf({ view }: Scene<View>, battle: BattleView, role: BattleRole): FactionId | undefined {
  const seat = role === 0 ? battle.attacker : battle.defender;
  return seat === NOBODY ? undefined : view.players[seat]?.faction;
}

function SideOfBattle({ scene, battle, side: role }: BattleProps & { readonly side: BattleRole }) {
  const { language } = scene;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  const faction = factionOf(scene, battle, role);
  const line = battle.lines[role];
  const isRaising = battle.raising === role && battle.defender !== NOBODY;
  const target = battle.target === 'ruins' ? names.ruins.guardians : names.terms.neutralCity;
  return (
    <section class={`battalia-side${isRaising ? ' is-raising' : ''}`}>
      <h3>
        <span>{faction ? names.factions[faction].name : target}</span>
        <small>{role === 0 ? say.attacks : say.defends}</small>
        <strong>{battle.totals[role]}</strong>
      </h3>
      <div class="battalia-slots">
        {heaps(line).map(([use, count]) => (
          <span key={use} class="battalia-slot" title={scene.messages.ref(readUse(use).card)}>
            <CardPicture card={readUse(use).card} language={language} isBare />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
        {line.length === 0 && <small>{say.noCardYet}</small>}
      </div>
    </section>
  );
}

/** Both totals as bars, part by part, and the line that has to be reached. */
function Scale({ scene, battle, need }: BattleProps & { readonly need: number }) {
  const say = uiMessages[scene.language];
  const most = Math.max(10, ...battle.totals, need) + 1;
  const width = 400 / most;
  const isOpen = scene.question?.prompt === 'raise';
  return (
    <svg
      class="battalia-scale"
      viewBox="-4 -18 408 92"
      role="img"
      aria-label={say.scale(battle.totals[0], battle.totals[1])}
    >
      {([0, 1] as const).map((role) => {
        const owner: Owner = factionOf(scene, battle, role) ?? 'none';
        let from = 0;
        return segmentsOf(scene.view, battle, role).map(({ label, value }, i) => {
          const x = from * width;
          from += value;
          return (
            <g key={`${role} ${i} ${label}`} transform={`translate(${x} ${role * 36})`}>
              <rect width={value * width} height="28" rx="5" fill={PAINT[owner].fill} stroke="#20141a" />
              <rect width={value * width} height="28" rx="5" fill={patternOf(owner)} />
              <text x={(value * width) / 2} y="20" fill={PAINT[owner].ink}>
                {value}
              </text>
              <title>{label}</title>
            </g>
          );
        });
      })}
      {isOpen && (
        <g class="battalia-need" transform={`translate(${need * width} 0)`}>
          <path d="M0-4V68" />
          <text y="-6">{say.reach(need)}</text>
        </g>
      )}
    </svg>
  );
}

/** In a sheet the hand has no place beside the battle: what may be laid, and tents that may be struck, lie in it. */
function Fighters({ scene }: SceneProps<View>) {
  const refs = [...scene.offered].filter((ref) => kindOf(ref) === 'card' || kindOf(ref) === 'laid');
  const tents = ownPlayer(scene)?.tents.filter(({ number }) => scene.offered.has(tentRef(number))) ?? [];
  if (refs.length + tents.length === 0) return null;
  return (
    <div class="battalia-fighters">
      {refs.map((ref) => (
        <HeldCard
          key={ref}
          scene={scene}
          refId={ref}
          card={isCard(ref) ? ref : readLaid(ref).card}
          note={raiseNote(ref, scene)}
        />
      ))}
      {tents.map((tent) => (
        <TentSign key={tent.number} scene={scene} tent={tent} />
      ))}
    </div>
  );
}

/** The rule's own default raise, to be laid at once. */
function Cheapest({ scene }: SceneProps<View>) {
  const { question, language } = scene;
  const cheapest = question?.params?.cheapest;
  if (question?.prompt !== 'raise' || !Array.isArray(cheapest)) return null;
  const say = uiMessages[language];
  return (
    <div class="battalia-cheapest">
      <small>{say.cheapest}</small>
      <div class="battalia-slots">
        {heaps(cheapest.map(String)).map(([ref, count]) => (
          <span key={ref} class="battalia-slot" title={scene.messages.ref(ref)}>
            <CardPicture card={readUse(ref.split('~')[0] ?? '').card} language={language} isBare />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where the fight is: nothing may lie over it. */
export const battleCell = ({ view }: Scene<View>): string | undefined =>
  view.battle && cellIndex(view.battle.cell) >= 0 ? view.battle.cell : undefined;
