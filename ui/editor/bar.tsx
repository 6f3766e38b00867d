/** The bar over an editor: the way out, what is being made, back and forward, and what the shell offers. */
import type { Language } from '@gonfalon/kernel';
import type { ComponentChildren } from 'preact';
import { Icon } from '../kit/icon.tsx';
import type { Drafting } from './drafting.ts';
import { editorWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly language: Language;
  readonly drafting: Pick<Drafting<never>, 'undo' | 'redo'>;
  readonly back: ComponentChildren;
  readonly children: ComponentChildren;
}

export function EditorBar({ title, language, drafting, back, children }: Props) {
  const words = editorWords[language];
  return (
    <header class="editor-bar">
      {back}
      <h1>{title || words.untitled}</h1>
      <div class="row">
        <Step {...words.undo} icon="anticlockwise-rotation" act={drafting.undo} />
        <Step {...words.redo} icon="clockwise-rotation" act={drafting.redo} />
        {children}
      </div>
    </header>
  );
}

interface StepProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: 'anticlockwise-rotation' | 'clockwise-rotation';
  readonly act: (() => void) | undefined;
}

function Step({ label, keys, icon, act }: StepProps) {
  return (
    <button
      type="button"
      class="button is-plain"
      title={`${label} (${keys})`}
      disabled={!act}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
      <span class="wide-only">{label}</span>
      <span class="visually-hidden narrow-only">{label}</span>
    </button>
  );
}
