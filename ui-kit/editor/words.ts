/** What every editor says. */
import type { Language } from '@gonfalon/kernel';
import { english, french } from '@gonfalon/kernel';

const en = {
  untitled: 'Scenario without a name',
  undo: { label: 'Undo', keys: 'Ctrl+Z' },
  redo: { label: 'Redo', keys: 'Ctrl+Shift+Z' },
  zoom: { in: 'Closer', out: 'Farther', whole: 'The whole board' },
  faults: {
    title: (n: number) => english.some(n, 'fault'),
    none: 'No fault: it can be played.',
    rule: (id: string) => `Rule ${id}`,
    at: (place: string) => `${place}:`,
    mend: 'Mend it',
  },
  name: { en: 'Name in English', fr: 'Name in French' },
  note: { en: 'Notes in English', fr: 'Notes in French' },
};

const fr: typeof en = {
  untitled: 'Scénario sans nom',
  undo: { label: 'Annuler', keys: 'Ctrl+Z' },
  redo: { label: 'Rétablir', keys: 'Ctrl+Maj+Z' },
  zoom: { in: 'Plus près', out: 'Plus loin', whole: 'Tout le plateau' },
  faults: {
    title: (n) => french.some(n, 'faute'),
    none: 'Aucune faute : on peut y jouer.',
    rule: (id) => `Règle ${id}`,
    at: (place) => `${place} :`,
    mend: 'Corriger',
  },
  name: { en: 'Nom en anglais', fr: 'Nom en français' },
  note: { en: 'Notes en anglais', fr: 'Notes en français' },
};

export const editorWords: Readonly<Record<Language, typeof en>> = { en, fr };
