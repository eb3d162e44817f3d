import { createFraudDevice } from '@grocer/foundation/embed';
import { lazyPart } from '../../core/lazy-part.ts';

/** The fraud detection script: loaded once per wallet, never awaited [W-4.11] [W-7.26]. */
export const fraudDevice = lazyPart(({ config }) => createFraudDevice(config));
