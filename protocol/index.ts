export { resultFor } from './ends.ts';
export {
  type ErrorCode,
  errorCodes,
  type FieldFault,
  faults,
  messages,
  type PlainFault,
  statusOf,
  tableRules,
} from './errors.ts';
export * from './host.ts';
export { applyPatch, type Patch } from './patch.ts';
export * from './replies.ts';
export * from './report.ts';
export * from './requests.ts';
export * from './site.ts';
export { PROTOCOL_HEADER, PROTOCOL_VERSION } from './version.ts';
