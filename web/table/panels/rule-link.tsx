/** To a rule in the rules reader, beside the table, so that the table stays. */
import { Icon } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly game: string;
  readonly rule: string;
  readonly children: ComponentChildren;
}

export function RuleLink({ game, rule, children }: Props) {
  return (
    <a class="rule-link" href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
      <Icon name="rule-book" /> {children}
    </a>
  );
}
