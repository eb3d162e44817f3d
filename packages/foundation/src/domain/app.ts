/** The host applications that the SDKs are embedded in. */
export const APP_NAMES = ['CLICKLIST', 'MEMBERSHIP', 'RXWEB', 'EPRN', 'WEB HOSTED PAYMENT PAGE'] as const;
export type AppName = (typeof APP_NAMES)[number];

/** Returns true for pharmacy applications, which load no fraud script and send no device data. */
export const isPharmacy = (app: AppName): boolean => app === 'RXWEB' || app === 'EPRN';

/** Deployment environments. */
export const ENVIRONMENTS = ['PROD', 'STAGE', 'TEST', 'LOCAL'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** How a shopper's bearer token was issued. */
export const AUTH_TYPES = ['B2C', 'AX'] as const;
export type AuthType = (typeof AUTH_TYPES)[number];
