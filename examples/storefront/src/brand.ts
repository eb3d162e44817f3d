/** Who this shop is, wherever one of the SDKs has to say it. */
export const BRAND = { name: 'Millbrook', phone: '(513) 555-0199' } as const;
