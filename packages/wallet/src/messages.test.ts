import { describeMessages } from '@grocer/foundation/testing';

describeMessages('the wallet', import.meta.glob('./**/*messages.ts', { eager: true }));
