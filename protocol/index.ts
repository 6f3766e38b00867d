export { type ErrorCode, errorCodes, messages, statusOf } from './errors.ts';
export * from './replies.ts';
export * from './requests.ts';
