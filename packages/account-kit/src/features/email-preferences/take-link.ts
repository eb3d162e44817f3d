import type { PreferenceLink } from '@grocer/foundation/contract';
import { linkIn } from './link-rules.ts';

/**
 * Takes what a link in an email carries out of the address of the page, for `preferencesLink`. Call it before any other
 * script of the page can read the address; from then on neither the address nor the history has it.
 */
export function takePreferencesLink(): PreferenceLink | undefined {
  if (typeof location === 'undefined') return undefined;
  const { link, rest } = linkIn(location.href);
  if (rest !== location.href) history.replaceState(history.state, '', rest);
  return link;
}
