import { MAIN_BANNER } from '@grocer/foundation/domain';
import { serviceBase } from '@grocer/foundation/embed';
import type { WalletConfig } from '../config.ts';

/** Returns the payment service's base URL [W-7.1]. */
export const paymentBase = (config: WalletConfig): string => serviceBase(config, config.endpoints?.payment);

/** Returns the tenant of all calls: the main banner's, unless the host names one [W-7.6]. */
export const tenantOf = ({ tenantName }: WalletConfig): string => tenantName ?? MAIN_BANNER.key;
