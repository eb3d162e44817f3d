import type { Appearance } from '@grocer/foundation/embed';
import { skins } from '@grocer/foundation/tokens';

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar asks for, as a host would pass it. */
export const appearanceOf = ({ colorScheme, skin }: Globals): Appearance => ({
  colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
  tokens: Object.entries(skins).find(([name]) => name === skin)?.[1] ?? {},
});
