/** Every piece of content, for those who read the rules. */
import type { Language } from '@gonfalon/kernel';
import type { ContentEntry } from '@gonfalon/ui-kit';
import type { RaceId } from '../content/index.ts';
import {
  ADVENTURE_IDS,
  adventures,
  banner,
  COMMAND_IDS,
  CREATURE_IDS,
  command,
  creature,
  LANDMARK_IDS,
  LORE_IDS,
  landmark,
  lore,
  RACE_IDS,
  race,
  TERRAIN_IDS,
  terrain,
  UNIT_TYPE_IDS,
  unitType,
  WEAPON_IDS,
  weapon,
} from '../content/index.ts';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { messagesIn } from './messages.ts';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function content(language: Language): readonly ContentEntry[] {
  const { names, ui } = messagesIn(language);
  const { rules } = language === 'fr' ? fr : en;
  const raceText = (id: RaceId) => {
    const { mercenary, infantryBold, rush, frightened } = race[id];
    const facts = [
      mercenary && ui.content.mercenary,
      infantryBold > 0 && ui.content.boldInfantry(infantryBold),
      rush && ui.content.rush,
      frightened !== undefined && ui.content.flees(frightened),
    ];
    return facts.filter(Boolean).join(' ') || ui.content.plainRace;
  };
  return [
    ...COMMAND_IDS.map((id): ContentEntry => {
      const { kind, count, provenance } = command[id];
      return {
        title: names.commands[id].name,
        group: ui.content.command,
        text: `${names.commands[id].text} ${ui.content.ofDeck(count)}`,
        provenance,
        rules: kind === 'section' ? ['BLO-2.3'] : ['BLO-2.5'],
      };
    }),
    ...LORE_IDS.map((id): ContentEntry => {
      const { class: of, cost, phase, provenance } = lore[id];
      const price = typeof cost === 'number' ? ui.card.cost(cost) : ui.card.costs[cost];
      return {
        title: names.lore[id].name,
        group: ui.content.lore(names.council[of]),
        text: `${names.timings[phase]}. ${price} ${names.lore[id].text}`,
        provenance,
        rules: ['BLO-15.3'],
      };
    }),
    ...UNIT_TYPE_IDS.map((id): ContentEntry => {
      const { class: of, banner: colour, weapon: arm, race: people, figures, provenance } = unitType[id];
      const beast = id === 'giant_spider' ? creature.giant_spider : undefined;
      const moves = beast?.moves ?? (of === 'cavalry' ? banner[colour].cavalry : banner[colour].infantry);
      const what = ui.content.unitText(
        names.classes[of],
        names.banners[colour].name,
        names.weapons[arm],
        names.races[people],
        beast?.dice ?? banner[colour].dice,
        figures,
      );
      return {
        title: sentence(names.unitTypes[id]),
        group: ui.content.unit,
        text: `${what} ${ui.content.moves(moves.battle, moves.most)}`,
        provenance,
        rules: [of === 'creature' ? 'BLO-14.16' : of === 'cavalry' ? 'BLO-4.7' : 'BLO-4.6', 'BLO-6.1'],
      };
    }),
    ...WEAPON_IDS.map((id): ContentEntry => {
      const { rule, provenance } = weapon[id];
      return entry(names.weapons[id], ui.content.weapon, rules[rule], provenance, rule);
    }),
    ...RACE_IDS.map((id) =>
      entry(names.races[id], ui.content.race, raceText(id), race[id].provenance, 'BLO-1.3'),
    ),
    ...TERRAIN_IDS.map((id) => {
      const { rule, provenance } = terrain[id];
      return entry(names.terrain[id], ui.content.terrain, rules[rule], provenance, rule);
    }),
    ...LANDMARK_IDS.map((id) => {
      const { rule, provenance } = landmark[id];
      return entry(names.landmarks[id], ui.content.landmark, rules[rule], provenance, rule);
    }),
    ...CREATURE_IDS.flatMap((id) =>
      creature[id].powers.map((power) => {
        const { powers } = creature[id].provenance;
        return entry(
          names.powers[power.id].name,
          ui.content.power,
          names.powers[power.id].text,
          { powers },
          power.rule,
        );
      }),
    ),
    ...ADVENTURE_IDS.map((id): ContentEntry => {
      const { name, text, objective } = names.adventures[id];
      const { level, provenance } = adventures[id];
      return {
        title: name,
        group: ui.content.adventure,
        text: ui.content.adventureText(names.levels[level].name, text, objective),
        provenance: provenance ?? {},
        rules: ['BLO-1.9', 'BLO-12.3'],
      };
    }),
  ];
}

function entry(
  name: string,
  group: string,
  text: string,
  provenance: ContentEntry['provenance'],
  rule: string,
): ContentEntry {
  return { title: sentence(name), group, text, provenance, rules: [rule] };
}
