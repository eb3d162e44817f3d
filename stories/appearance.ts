import type { Appearance } from '@grocer/foundation/embed';
import { skins } from '@grocer/foundation/tokens';
import type { Token } from '@grocer/foundation/tokens';
import type { WalletConfig } from '@grocer/wallet';

type Globals = Readonly<Record<string, unknown>>;
type Application = NonNullable<WalletConfig['appName']>;

/** The applications that embed the SDKs. */
export const applications: readonly Application[] = [
  'CLICKLIST',
  'MEMBERSHIP',
  'RXWEB',
  'EPRN',
  'WEB HOSTED PAYMENT PAGE',
];

/** Returns the appearance selected in the toolbar, as a host would pass it. */
export const appearanceOf = ({ colorScheme, skin }: Globals): Appearance => ({
  colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
  tokens: Object.entries(skins).find(([name]) => name === skin)?.[1] ?? {},
});

/** Returns the host's config selected in the toolbar: appearance, application and locale. */
export const hostOf = (globals: Globals): Pick<WalletConfig, 'appearance' | 'appName' | 'locale'> => ({
  appearance: appearanceOf(globals),
  appName: applications.find((name) => name === globals['application']) ?? 'CLICKLIST',
  locale: String(globals['locale']),
});

/** Tokens that a story has controls for. */
export type TokenArgs = Partial<
  Record<Extract<Token, 'accent' | 'on-accent' | 'surface' | 'radius' | 'font'>, string>
>;

const TOKEN_NAMES = ['accent', 'on-accent', 'surface', 'radius', 'font'] as const;
const table = { category: 'Tokens' };

/** Controls for those tokens. Without a value, the skin's token applies. */
export const tokenControls = {
  accent: { control: 'color', table },
  'on-accent': { control: 'color', table },
  surface: { control: 'color', table },
  radius: { control: 'select', options: ['0', '4px', '8px', '16px', '999px'], table },
  font: { control: 'select', options: ['system-ui', 'Georgia, serif', 'ui-monospace, monospace'], table },
} as const;

/** Returns the appearance selected in the toolbar and the controls together. */
export function turnedAppearance(globals: Globals, args: TokenArgs): Appearance {
  const { tokens, ...rest } = appearanceOf(globals);
  const turned = TOKEN_NAMES.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]]));
  return { ...rest, tokens: { ...tokens, ...Object.fromEntries(turned) } };
}
