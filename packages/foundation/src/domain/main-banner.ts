/** The fallback banner, kept separate so that using it does not bundle the banner table. */
export const MAIN_BANNER = { key: 'kroger', domain: 'kroger.com' } as const;
