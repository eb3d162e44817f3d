import type { SelectorUpdate } from '../config.ts';
import type { Selector } from './create-selector.ts';
import { updatedSettings } from './settings.ts';
import { usedAfterHost, usedFromHost } from './used-rules.ts';

type Parts = Pick<Selector, 'config' | 'deps' | 'store'>;

/** Goes on with another token; who it belongs to is known where the host says so, or gives the one in use again. */
function takeToken({ config, deps, store }: Parts, token: string, shopperId: string | undefined): void {
  const before = deps.session.standing();
  const isInUse = deps.session.isInUse(token, shopperId);
  const isSame = deps.session.isOf(shopperId);
  if (!isInUse) deps.session.replace(token, shopperId);
  // What the service knows is read again for any token that may be another shopper's.
  if (before === 'shopper') {
    if (!isInUse && !isSame) void store.getState().beginAnew();
    return;
  }
  const { frame, leaveSignIn, beginAnew, forgetShopper } = store.getState();
  // Who signs in after a session that is over may be somebody else: of the one before nothing stays.
  if (before === 'expired' && !isSame) forgetShopper(usedFromHost(config.activeModality));
  deps.actions.now()?.checkReservation();
  void beginAnew();
  if (frame.phase === 'open') leaveSignIn();
}

/** Takes over what a host has changed. */
export function takeOver(parts: Parts, patch: SelectorUpdate): void {
  const { store } = parts;
  store.setState({ settings: updatedSettings(store.getState().settings, patch) });
  const { used, setUsed } = store.getState();
  if (patch.activeModality) setUsed(usedAfterHost(used, patch.activeModality));
  if (patch.token !== undefined) takeToken(parts, patch.token, patch.shopperId);
}
