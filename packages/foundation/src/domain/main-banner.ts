/** The fallback banner, kept separate so that using it does not bundle the banner table. */
export const MAIN_BANNER = { key: 'kroger', domain: 'kroger.com' } as const;

/** Returns a banner's domain as the banner table has it: in lower case, without "www.". */
export const bareDomain = (domain: string): string => domain.toLowerCase().replace(/^www\./, '');
