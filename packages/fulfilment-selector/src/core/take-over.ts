import type { SelectorConfig, SelectorUpdate } from '../config.ts';
import type { Selector } from './create-selector.ts';
import { updatedSettings } from './settings.ts';
import { usedAfterHost, usedFromHost } from './used-rules.ts';

type Parts = Pick<Selector, 'config' | 'deps' | 'store'>;

/** Goes on with another token; who it belongs to is known only where the one in use is given again. */
function takeToken({ deps, store }: Parts, token: string, active: SelectorConfig['activeModality']): void {
  const before = deps.session.standing();
  const isInUse = deps.session.current()?.value === token;
  if (!isInUse) deps.session.replace(token);
  // What the service knows is read again for any token that is not the one in use.
  if (before === 'shopper') {
    if (!isInUse) void store.getState().beginAnew();
    return;
  }
  const { frame, leaveSignIn, beginAnew, forgetShopper } = store.getState();
  // Who signs in after a session that is over may be somebody else: of the one before nothing stays.
  if (before === 'expired') forgetShopper(usedFromHost(active));
  deps.actions.now()?.checkReservation();
  void beginAnew();
  if (frame.phase === 'open') leaveSignIn();
}

/** Takes over what a host has changed. */
export function takeOver(parts: Parts, patch: SelectorUpdate): void {
  const { config, store } = parts;
  store.setState({ settings: updatedSettings(store.getState().settings, patch) });
  const { used, setUsed } = store.getState();
  if (patch.activeModality) setUsed(usedAfterHost(used, patch.activeModality));
  if (patch.token !== undefined) takeToken(parts, patch.token, config.activeModality);
}
