/** Which figure stands for a unit card: by its classes, and for some by their name. */
import type { UnitId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
import type { Weapon } from './equipment.tsx';

export interface FigureLook {
  readonly kind: 'foot' | 'rider' | 'ship' | 'gun' | 'trebuchet';
  readonly weapon: Weapon;
  readonly hasShield: boolean;
  /** A bag, of those who do not fight first of all. */
  readonly hasPack: boolean;
  readonly hasCape: boolean;
  readonly hasCrown: boolean;
  readonly hasBeard: boolean;
}

const GUNS: ReadonlySet<UnitId> = new Set<UnitId>(['ott-sahi', 'ott-basilica', 'hre-war-wagon', 'ott-topcu']);
const AXES: ReadonlySet<UnitId> = new Set<UnitId>([
  'nor-berserker',
  'nor-huscarl',
  'nor-ulfhednar',
  'nor-hardrada',
  'sco-gallowglass',
  'byz-varangian-guard',
]);
const SPEARS: ReadonlySet<UnitId> = new Set<UnitId>([
  'nor-spearman',
  'nor-bondi',
  'ott-azab',
  'sco-schiltron',
  'sco-clansman',
  'hre-halberdier',
  'hre-pavisier',
  'hre-landwehr',
  'hre-landsknecht',
  'byz-skoutatoi',
  'byz-stratiotai',
  'eng-billman',
  'eng-watchman',
  'mon-kharash',
]);
const BEARDS: ReadonlySet<UnitId> = new Set<UnitId>([
  'nor-berserker',
  'nor-hardrada',
  'nor-huscarl',
  'hre-barbarossa',
  'sco-wallace',
]);

function kindOf(id: UnitId): FigureLook['kind'] {
  const { classes } = card[id];
  if (GUNS.has(id)) return 'gun';
  if (classes.includes('ship')) return 'ship';
  if (classes.includes('cavalry')) return 'rider';
  return classes.includes('siege') && !classes.includes('infantry') ? 'trebuchet' : 'foot';
}

function weaponOf(id: UnitId, kind: FigureLook['kind']): Weapon {
  const { classes } = card[id];
  const [isArcher, isScout] = [classes.includes('archer'), classes.includes('scout')];
  if (AXES.has(id)) return 'axe';
  if (kind === 'rider') {
    if (isArcher) return 'bow';
    if (isScout) return 'none';
    return classes.includes('conqueror') ? 'sword' : 'lance';
  }
  if (isScout || classes.includes('villager')) return 'staff';
  if (isArcher) return 'bow';
  return SPEARS.has(id) ? 'spear' : 'sword';
}

const known = new Map<UnitId, FigureLook>();

export function lookOf(id: UnitId): FigureLook {
  let look = known.get(id);
  if (!look) {
    const kind = kindOf(id);
    const weapon = weaponOf(id, kind);
    const isConqueror = card[id].classes.includes('conqueror');
    look = {
      kind,
      weapon,
      hasShield: weapon !== 'bow' && weapon !== 'staff' && weapon !== 'none',
      hasPack: weapon === 'staff',
      hasCape: isConqueror,
      hasCrown: isConqueror,
      hasBeard: BEARDS.has(id),
    };
    known.set(id, look);
  }
  return look;
}
