/** A position as the one who is asked sees it. */
import type { Language, Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { testScene } from '@gonfalon/ui-kit/testing';
import { battalia } from '../../index.ts';
import type { View } from '../../rules/views.ts';
import type { Table } from '../../test/table.ts';

export function sceneOf(
  { match }: Table,
  {
    language = 'en',
    selected = [],
    hovered,
  }: { language?: Language; selected?: readonly Ref[]; hovered?: Ref } = {},
): Scene<View> {
  const scene = testScene(battalia, match, undefined, { language, selected });
  return hovered === undefined ? scene : { ...scene, hovered };
}
