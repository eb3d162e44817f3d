import { useCallback } from 'react';
import { eventLog } from './event-log.ts';
import type { Sdk } from './event-names.ts';

/** A listener that writes down what an SDK tells. */
export const useHearing = (sdk: Sdk, name: string): ((detail: unknown) => void) =>
  useCallback((detail: unknown) => eventLog.hear(sdk, name, detail), [sdk, name]);
