/** The little people of a unit; those who fell are left as an outline. */
import type { RaceId, UnitClass } from '../content/index.ts';

type Kind = 'man' | 'dwarf' | 'goblin' | 'rider' | 'wolf-rider';

const BODIES: Readonly<Record<Kind, string>> = {
  man: 'M-6.5 0Q-8-12-5-17L-3-19Q-5.5-21-5.5-25Q-5.5-31 0-33Q5.5-31 5.5-25Q5.5-21 3-19L5-17Q8-12 6.5 0Z',
  dwarf: 'M-8 0Q-10-9-7-13L-4-15Q-6-17-6-20Q-6-26 0-28Q6-26 6-20Q6-17 4-15L7-13Q10-9 8 0Z',
  goblin:
    'M-5.5 0Q-7-10-4-15L-3-17Q-5-19-5-21L-10-25L-4.5-25Q-2-28 0-28Q2-28 4.5-25L10-25L5-21Q5-19 3-17L4-15Q7-10 5.5 0Z',
  rider:
    'M-12 0L-11-9Q-14-13-10-16L-6-16.5Q-8-23-4-26Q-6-28-5.5-31Q-4.5-35-1-35.5Q3-35 3.5-31Q4-28 1.5-26Q5-23 4-17Q6-18 7-23L11-27L12-24.5L16-19L13.5-16.5L10.5-18Q11-11 9-9L10.5 0H7L5-8H-5L-8 0Z',
  'wolf-rider':
    'M-12 0L-11-8Q-15-14-9-15L-6-15.5Q-7-21-4-24Q-6-25-9-28L-5-28Q-3-31-1-31Q1-31 3-28L7-28Q4-25 2-24Q5-21 4-15Q7-17 9-21L11-17L17-14L15-11L10-11Q10-9 9-7L11 0H7L4-7H-5L-8 0Z',
};

const FACES: Readonly<Record<Kind, string>> = {
  man: 'M-3.5-26H3.5V-23.5H1.200V-19.5H-1.200V-23.5H-3.5Z',
  dwarf: 'M-5-19Q0-22 5-19Q4-10 0-7Q-4-10-5-19Z',
  goblin: 'M-3-23L-0.5-21.5L-3-21ZM3-23L0.5-21.5L3-21ZM-2-19H2L0-17.5Z',
  rider: 'M-4-31.5H2V-29.5H0V-27H-2V-29.5H-4Z',
  'wolf-rider': 'M-4-27L-1.5-25.5L-4-25ZM2-27L-0.5-25.5L2-25Z',
};

function kindOf(race: RaceId, unitClass: UnitClass): Kind {
  if (unitClass === 'cavalry') return race === 'goblinoid' ? 'wolf-rider' : 'rider';
  return race === 'dwarf' ? 'dwarf' : race === 'goblinoid' ? 'goblin' : 'man';
}

interface Props {
  readonly race: RaceId;
  readonly unitClass: UnitClass;
  readonly left: number;
  readonly full: number;
}

export function Figures({ race, unitClass, left, full }: Props) {
  const kind = kindOf(race, unitClass);
  const apart = full > 3 ? 16.5 : 24;
  return (
    <g class="battlelore-figures">
      {Array.from({ length: full }, (_, i) => {
        const standing = i < left;
        const at = `translate(${((i - (full - 1) / 2) * apart).toFixed(1)} ${full > 3 && i % 2 === 1 ? 3 : 0})`;
        return (
          <g key={i} transform={at}>
            <path class={standing ? 'battlelore-figure' : 'battlelore-fallen'} d={BODIES[kind]} />
            {standing && (
              <path class={kind === 'dwarf' ? 'battlelore-beard' : 'battlelore-face'} d={FACES[kind]} />
            )}
          </g>
        );
      })}
    </g>
  );
}
