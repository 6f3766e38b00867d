/** On the screen a unit is told by where it stands: its code is only for those who type. */
import type { GameMessages, Language } from '@gonfalon/kernel';
import { battlelore } from '../index.ts';
import { GONE } from '../rules/state.ts';
import type { View } from '../rules/views.ts';

const CODE = / \(([PS]-[A-Z]{2}\d+)\)/g;

const withoutCodes = (text: string): string => text.replaceAll(CODE, '');

function withPlaces(text: string, { units }: View): string {
  return text.replaceAll(CODE, (_, code) => {
    const hex = units.find(({ id }) => id === code)?.hex;
    return hex === undefined || hex === GONE ? '' : ` (${hex})`;
  });
}

/** A word that was made with a code, made anew. */
function reworded(
  messages: GameMessages<View>,
  rewrite: (text: string) => string,
  past: (text: string) => string,
): GameMessages<View> {
  return {
    ...messages,
    ref: (ref) => rewrite(messages.ref(ref)),
    prompt: (question) => rewrite(messages.prompt(question)),
    choice: (choice, question) => rewrite(messages.choice(choice, question)),
    refusal: (refusal) => rewrite(messages.refusal(refusal)),
    event: (event) => past(messages.event(event)),
  };
}

export const screenMessages: Readonly<Record<Language, GameMessages<View>>> = {
  en: reworded(battlelore.messages.en, withoutCodes, withoutCodes),
  fr: reworded(battlelore.messages.fr, withoutCodes, withoutCodes),
};

/** Of what is past the place is told by the sentence itself, if it matters: the unit may have moved since. */
export function messagesAt(view: View, language: Language): GameMessages<View> {
  return reworded(battlelore.messages[language], (text) => withPlaces(text, view), withoutCodes);
}
