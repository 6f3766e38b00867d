/** What every editor says. */
import type { Language } from '@gonfalon/kernel';
import { english, french } from '@gonfalon/kernel';

const en = {
  untitled: 'Untitled scenario',
  undo: { label: 'Undo', keys: 'Ctrl+Z' },
  redo: { label: 'Redo', keys: 'Ctrl+Shift+Z' },
  zoom: { in: 'Zoom in', out: 'Zoom out', whole: 'Fit to screen' },
  faults: {
    title: (n: number) => english.some(n, 'problem'),
    none: 'No problems. Ready to play.',
    rule: (id: string) => `Rule ${id}`,
    at: (place: string) => `${place}:`,
    mend: 'Fix',
  },
  name: { en: 'Name in English', fr: 'Name in French' },
  note: { en: 'Notes in English', fr: 'Notes in French' },
};

const fr: typeof en = {
  untitled: 'Scénario sans nom',
  undo: { label: 'Annuler', keys: 'Ctrl+Z' },
  redo: { label: 'Rétablir', keys: 'Ctrl+Maj+Z' },
  zoom: { in: 'Agrandir', out: 'Réduire', whole: 'Ajuster à l’écran' },
  faults: {
    title: (n) => french.some(n, 'problème'),
    none: 'Aucun problème. Prêt à jouer.',
    rule: (id) => `Règle ${id}`,
    at: (place) => `${place} :`,
    mend: 'Corriger',
  },
  name: { en: 'Nom en anglais', fr: 'Nom en français' },
  note: { en: 'Notes en anglais', fr: 'Notes en français' },
};

export const editorWords: Readonly<Record<Language, typeof en>> = { en, fr };
