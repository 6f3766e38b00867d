/** The sign of a clan beside words: its emblem and its letter on its colour. */
import type { Language, Seat } from '@gonfalon/kernel';
import { Icon } from '@gonfalon/ui-kit';
import { clanOf } from './seat-style.ts';

export function Crest({ seat, language }: { readonly seat: Seat; readonly language: Language }) {
  const { icon, letter } = clanOf(seat);
  return (
    <span class={`battue-crest is-seat-${seat}`}>
      <Icon name={icon} />
      <b>{letter[language]}</b>
    </span>
  );
}
