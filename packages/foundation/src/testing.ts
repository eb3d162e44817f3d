export { describeMountContract } from './testing/mount-contract.ts';
export type { MountContract } from './testing/mount-contract.ts';
export { createTestTiming } from './testing/test-timing.ts';
export type { TestTiming } from './testing/test-timing.ts';
export { broken, responseOf } from './testing/mutations.ts';
export type { Answer, Mutation } from './testing/mutations.ts';
export { recordRequests } from './testing/record-requests.ts';
export type { Recording, SentRequest } from './testing/record-requests.ts';
