/** Tokens that a brand may set, without their `--grocer-` prefix. */
export const TOKENS = [
  'font',
  'radius',
  'radius-group',
  'radius-sheet',
  'control',
  'ink',
  'ink-muted',
  'surface',
  'surface-sunken',
  'surface-raised',
  'line',
  'line-strong',
  'accent',
  'on-accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'warning',
  'warning-soft',
  'success',
  'success-soft',
  'focus',
  'scrim',
  'shadow',
] as const;
export type Token = (typeof TOKENS)[number];

/** The semantic tokens of a banner. */
export type Skin = Partial<Record<Token, string>>;

/** Three example skins; the default one sets no token. */
export const skins = {
  market: {},
  coast: {
    accent: 'light-dark(#084f9e, #7db6ff)',
    'on-accent': 'light-dark(#ffffff, #03152b)',
    'accent-soft': 'light-dark(#e7effa, #13263d)',
  },
  ember: {
    accent: 'light-dark(#a8321c, #ff9d86)',
    'on-accent': 'light-dark(#ffffff, #2a0a03)',
    'accent-soft': 'light-dark(#fbece8, #3a1a12)',
  },
} as const satisfies Readonly<Record<string, Skin>>;
