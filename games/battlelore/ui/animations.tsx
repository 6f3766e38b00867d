/** Events as they are seen. */
import type { GameEvent } from '@gonfalon/kernel';
import type { Animation, Scene } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';
import { CommandFace, LoreFace } from './card.tsx';
import { letterOf } from './colour-letter.ts';
import { Die } from './dice.tsx';
import type { EventMotion } from './event-motions.ts';
import { eventMotions } from './event-motions.ts';
import { messagesIn } from './messages.ts';
import { statusOf } from './status.ts';
import { UnitArt } from './unit.tsx';
import { visibleState } from './visible-state.ts';

export function animations(event: GameEvent, scene: Scene<View>): readonly Animation[] {
  return eventMotions(event, scene.view).flatMap((step) => motion(step, scene) ?? []);
}

function motion(step: EventMotion, scene: Scene<View>): Animation | undefined {
  const { names, ui, board } = messagesIn(scene.language);
  const { view, language } = scene;
  const unitOf = (id: string) => view.units.find((u) => u.id === id);
  const name = (id: string) => {
    const type = unitOf(id)?.type;
    return type ? names.unitTypes[type] : id;
  };
  switch (step.kind) {
    case 'travel': {
      const unit = unitOf(step.unit);
      if (!unit || !step.from || !step.to) return undefined;
      const mark = (
        <UnitArt
          unit={unit}
          status={statusOf(visibleState(view), unit)}
          letter={letterOf(unit.banner, language)}
        />
      );
      return { kind: 'travel', from: step.from, to: step.to, mark, piece: step.unit };
    }
    case 'dice': {
      const titles = { critical: ui.dice.critical, cornered: ui.dice.cornered, panic: ui.dice.panic };
      const { roll } = step;
      const title =
        roll === 'critical' || roll === 'cornered' || roll === 'panic'
          ? titles[roll](name(step.target))
          : roll === 'spell'
            ? ui.dice.spell(name(step.target))
            : ui.dice.rolled(board.attacks[roll], name(step.attacker), name(step.target));
      const dice = step.faces.map((face, i) => <Die key={i} face={face} label={names.faces[face].name} />);
      return { kind: 'dice', title, dice };
    }
    case 'command':
      return {
        kind: 'card',
        title: scene.messages.seat(step.seat),
        card: <CommandFace id={step.card} language={language} />,
      };
    case 'lore':
      return {
        kind: 'card',
        title: scene.messages.seat(step.seat),
        card: <LoreFace id={step.card} language={language} />,
      };
    case 'glow':
      return step.at.length > 0 ? step : undefined;
  }
}
