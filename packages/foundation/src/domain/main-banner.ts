/** The banner that everything falls back to, apart from the table, so that using it costs no table. */
export const MAIN_BANNER = { key: 'kroger', domain: 'kroger.com' } as const;
