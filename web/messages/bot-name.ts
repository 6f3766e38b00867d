import { messages } from './messages.ts';

/** What a bot is called; one that we do not know has only its own name. */
export function botName(bot: string): string {
  const { who, bots } = messages.value.lobby;
  return `${bots[bot]?.name ?? bot} (${who.bot})`;
}
