export { newPushKeys } from './calls/keys.ts';
export { type Config, configFrom } from './config.ts';
export { createLog, type Log } from './ops/log.ts';
export { type RunningServer, startServer } from './server.ts';
export { openStore } from './store/open.ts';
export { StoreUnavailable } from './store/store.ts';
export { exportStore, importStore } from './store/transfer.ts';
export { inWords } from './store/trouble.ts';
