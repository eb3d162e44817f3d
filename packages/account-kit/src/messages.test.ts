import { describeMessages } from '@grocer/foundation/testing';

describeMessages('the account', import.meta.glob('./**/*messages.ts', { eager: true }));
