import type { SelectorUpdate } from '../config.ts';
import type { Selector } from './create-selector.ts';
import { updatedSettings } from './settings.ts';
import { usedAfterHost, usedFromHost, zipInUse } from './used-rules.ts';

type Parts = Pick<Selector, 'config' | 'deps' | 'store'>;

/** Applies a token from the host. Reloads the shopper's data if the token may belong to another shopper. */
function adoptToken({ config, deps, store }: Parts, token: string, shopperId: string | undefined): void {
  const { session } = deps;
  const before = session.standing();
  const isSame = session.isOf(shopperId);
  const isOther = session.isOther(shopperId);
  if (!session.replace(token, shopperId) || (before === 'shopper' && isSame)) return;
  const { frame, leaveSignIn, beginAnew, forgetShopper } = store.getState();
  // After an expired session another shopper may sign in, so the data of the previous one is dropped. The choice that
  // the host mounted with is the page's own.
  if (isOther || (before === 'expired' && !isSame)) forgetShopper(usedFromHost(config.activeModality));
  // A token of an unknown shopper in a session that lasts is usually a renewed one.
  if (isOther || before !== 'shopper') deps.actions.now()?.checkReservation();
  void beginAnew();
  if (frame.phase === 'open') leaveSignIn();
}

/** Applies a host's update. Searches at a delivery address of the host unless the shopper has searched. */
export function applyUpdate(parts: Parts, { token, ...patch }: SelectorUpdate): void {
  const { getState, setState } = parts.store;
  setState({ settings: updatedSettings(getState().settings, patch) });
  // First, since the data of the previous shopper is dropped.
  if (token !== undefined) adoptToken(parts, token, patch.shopperId);
  if (patch.activeModality) {
    const { used, setUsed, suggestZip, frame, wantResults } = getState();
    setUsed(usedAfterHost(used, patch.activeModality));
    const zip = zipInUse(getState().used);
    if (zip !== undefined) suggestZip(zip);
    if (frame.phase === 'open') wantResults();
  }
}
