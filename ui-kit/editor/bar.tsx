/** The bar over an editor: the way out, what is being made, back and forward, and what the shell offers. */
import type { Language } from '@gonfalon/kernel';
import type { ComponentChildren } from 'preact';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../icons.ts';
import type { DraftHistory } from './draft-history.ts';
import { editorWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly language: Language;
  readonly drafting: Pick<DraftHistory<never>, 'undo' | 'redo'>;
  readonly back: ComponentChildren;
  readonly children: ComponentChildren;
}

export function EditorBar({ title, language, drafting, back, children }: Props) {
  const { untitled, undo, redo } = editorWords[language];
  return (
    <header class="editor-bar">
      {back}
      <h1>{title || untitled}</h1>
      <div class="row">
        <BarButton icon="anticlockwise-rotation" {...undo} act={drafting.undo} />
        <BarButton icon="clockwise-rotation" {...redo} act={drafting.redo} />
        {children}
      </div>
    </header>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** Nothing, if it cannot be done now. */
  readonly act: (() => void) | undefined;
}

export function BarButton({ icon, label, keys, act }: ButtonProps) {
  return (
    <button
      type="button"
      class="button is-plain"
      title={keys ? `${label} (${keys})` : label}
      disabled={!act}
      onClick={() => act?.()}
    >
      <BarLabel icon={icon} label={label} />
    </button>
  );
}

/** Where there is no room for words, they are for those who do not see the icon. */
export function BarLabel({ icon, label }: Pick<ButtonProps, 'icon' | 'label'>) {
  return (
    <>
      <Icon name={icon} />
      <span class="wide-only">{label}</span>
      <span class="visually-hidden narrow-only">{label}</span>
    </>
  );
}
