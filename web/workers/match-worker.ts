/** The worker of local tables, replays and trials. They share one file, so that the games are on the device only once. */

import { trialCalls } from '../analysis/trial.ts';
import { localCalls } from '../local-match/local-match-api.ts';
import type { Port } from '../local-match/worker-rpc.ts';
import { answerCalls } from '../local-match/worker-rpc.ts';
import { replayCalls } from '../replay-source/replay-api.ts';

answerCalls(self as unknown as Port, { ...localCalls, ...replayCalls, ...trialCalls });
