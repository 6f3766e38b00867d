/** The worker of local tables, replays and trials. They share one file, so that the games are on the device only once. */

import { trialCalls } from '../analysis/trial.ts';
import { localMatchApi } from '../local-match/local-match-api.ts';
import type { Port } from '../local-match/worker-rpc.ts';
import { serveRpc } from '../local-match/worker-rpc.ts';
import { replayApi } from '../replay-source/replay-api.ts';

serveRpc(self as unknown as Port, { ...localMatchApi, ...replayApi, ...trialCalls });
