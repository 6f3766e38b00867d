/** What a tool puts on the board, drawn as it will be there. */
import type { Language } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { CAMPS, unitType } from '../../content/index.ts';
import { newUnit } from '../../rules/set-up.ts';
import { NOBODY } from '../../rules/state.ts';
import { letterOf } from '../colour-letter.ts';
import { LandmarkArt, ObjectiveArt } from '../landmark.tsx';
import { TerrainSample } from '../terrain.tsx';
import { UnitArt } from '../unit.tsx';
import type { UnitDraft } from './draft.ts';
import type { Tool } from './tools.ts';
import { fullFigures } from './tools.ts';

interface Props {
  readonly tool: Tool;
  readonly language: Language;
}

export function Sample({ tool, language }: Props) {
  if (tool.kind === 'look') return <Icon name="magnifying-glass" />;
  if (tool.kind === 'erase') return <Icon name="broom" />;
  return (
    <svg class="editor-sample" viewBox="-62 -62 124 124" aria-hidden="true">
      <Drawn tool={tool} language={language} />
    </svg>
  );
}

function Drawn({ tool, language }: Props) {
  switch (tool.kind) {
    case 'terrain':
      return <TerrainSample kind={tool.terrain} />;
    case 'rampart':
      return <LandmarkArt type="rampart" owner={NOBODY} captured={false} />;
    case 'landmark': {
      const owner = tool.owner === 'nobody' ? NOBODY : CAMPS.indexOf(tool.owner);
      return <LandmarkArt type={tool.type} owner={owner} captured={false} />;
    }
    case 'objective': {
      const camp = tool.camp === 'any' ? undefined : CAMPS.indexOf(tool.camp);
      return <ObjectiveArt banners={tool.banners} camp={camp} taken={undefined} />;
    }
    case 'unit':
      return <UnitSample unit={tool} language={language} />;
    default:
      return null;
  }
}

function UnitSample({ unit, language }: { readonly unit: UnitDraft; readonly language: Language }) {
  const { camp, type, figures, banner = unitType[type].banner } = unit;
  const drawn = newUnit('', CAMPS.indexOf(camp), 'A1', type, figures, banner);
  const status = { bold: 0, supported: false, full: fullFigures(unit), signs: new Set<never>() };
  return <UnitArt unit={drawn} status={status} letter={letterOf(banner, language)} />;
}
