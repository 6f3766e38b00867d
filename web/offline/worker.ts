/** The worker of local tables and replays. They share one file, so that the games are on the device only once. */
import { replayCalls } from '../replay/replay-calls.ts';
import type { Port } from './calls.ts';
import { answerCalls } from './calls.ts';
import { localCalls } from './local-calls.ts';

answerCalls(self as unknown as Port, { ...localCalls, ...replayCalls });
