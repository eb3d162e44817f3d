import { describeMessages } from '@grocer/foundation/testing';

describeMessages('the checkout', import.meta.glob('./**/*messages.ts', { eager: true }));
