import { serviceBase } from '@grocer/foundation/embed';
import type { SelectorConfig } from '../config.ts';

/** Returns the base URL of the fulfilment services. */
export const servicesBase = (config: SelectorConfig): string =>
  serviceBase(config, config.endpoints?.services);
