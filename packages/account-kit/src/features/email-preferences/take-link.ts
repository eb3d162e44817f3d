import type { PreferenceLink } from '@grocer/foundation/contract';
import { linkIn } from './link-rules.ts';

/**
 * Removes the tokens of an email link from the page's URL and returns them, for `preferencesLink`. Call it
 * before any other script can read the URL; afterwards neither the URL nor the history entry contains them.
 */
export function takePreferencesLink(): PreferenceLink | undefined {
  if (typeof location === 'undefined') return undefined;
  const { link, rest } = linkIn(location.href);
  if (rest !== location.href) history.replaceState(history.state, '', rest);
  return link;
}
