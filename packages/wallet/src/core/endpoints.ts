import { MAIN_BANNER } from '@grocer/foundation/domain';
import { serviceBase } from '@grocer/foundation/embed';
import type { WalletConfig } from '../config.ts';

/** The payment service's base address [W-7.1]. */
export const paymentBase = (config: WalletConfig): string => serviceBase(config, config.endpoints?.payment);

/** The tenant that a call is for: the main banner's, unless the host names one [W-7.6]. */
export const tenantOf = ({ tenantName }: WalletConfig): string => tenantName ?? MAIN_BANNER.key;
