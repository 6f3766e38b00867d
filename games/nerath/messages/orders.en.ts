/** What standing orders are called in English. */
import type { OrderMessages } from '@gonfalon/kernel';
import type { OrderId } from '../rules/orders.ts';

export const orders: OrderMessages<OrderId> = {
  intro: 'Enemies attack you in their own turns. The table can answer for you, so that nobody waits.',
  fields: {
    losses: {
      label: 'Losses',
      hint: 'The table gives the hits on your pieces.',
      options: { others: 'in the turns of others', always: 'always' },
    },
    order: { label: 'Who is lost first', hint: 'Without an order of yours the usual one holds.' },
    windows: {
      label: 'Pass instead of playing cards',
      options: { others: 'in the turns of others', always: 'always' },
    },
    never: { label: 'Cards you are never asked about', hint: 'You are still asked if you hold another.' },
    half: { label: 'Share hits with your ally by halves', hint: 'And agree to what the ally proposes.' },
    guardians: { label: 'Leave the dice of guardians to the table' },
    reroll: { label: 'Reroll a miss where a treasure allows it' },
    cancel: { label: 'Cancel a hit where a treasure allows it' },
    revive: { label: 'Pay to bring fallen heroes back' },
    retreat: { label: 'Retreat below this chance to win, in percent', hint: '0: you are asked.' },
  },
};
