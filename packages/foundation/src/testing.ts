export { describeMessages } from './testing/messages-contract.ts';
export { describeMountContract } from './testing/mount-contract.ts';
export { fillPath } from './contract/call.ts';
export { ERROR_CODES } from './contract/error-codes.ts';
export { broken, responseOf } from './testing/mutations.ts';
export type { Answer, Mutation } from './testing/mutations.ts';
export { recordRequests } from './testing/record-requests.ts';
export type { Recording, SentRequest } from './testing/record-requests.ts';
export { shopperHeaders, useRecording, visitorHeaders } from './testing/wire-goldens.ts';
