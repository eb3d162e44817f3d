import { describeMessages } from '@grocer/foundation/testing';

describeMessages('the selector', import.meta.glob('./**/*messages.ts', { eager: true }));
