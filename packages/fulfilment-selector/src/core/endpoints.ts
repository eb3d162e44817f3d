import { serviceBase } from '@grocer/foundation/embed';
import type { SelectorConfig } from '../config.ts';

/** The base address of the fulfilment services. */
export const servicesBase = (config: SelectorConfig): string =>
  serviceBase(config, config.endpoints?.services);
