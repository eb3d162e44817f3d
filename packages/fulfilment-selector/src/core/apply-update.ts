import type { ActiveModality, SelectorUpdate } from '../config.ts';
import type { Selector } from './create-selector.ts';
import { updatedSettings } from './settings.ts';
import { usedAfterHost, usedFromHost, zipInUse } from './used-rules.ts';

type Parts = Pick<Selector, 'config' | 'deps' | 'store'>;

/** Applies a token from the host. Reloads the shopper's data if the token may belong to another shopper. */
function adoptToken({ config, deps, store }: Parts, token: string, shopperId: string | undefined): void {
  const before = deps.session.standing();
  const isInUse = deps.session.isInUse(token, shopperId);
  const isSame = deps.session.isOf(shopperId);
  if (!isInUse) deps.session.replace(token, shopperId);
  // The data of the service has to be reloaded for a token that may belong to another shopper.
  if (before === 'shopper') {
    if (!isInUse && !isSame) void store.getState().beginAnew();
    return;
  }
  const { frame, leaveSignIn, beginAnew, forgetShopper } = store.getState();
  // After an expired session another shopper may sign in, so the data of the previous one is dropped.
  if (before === 'expired' && !isSame) forgetShopper(usedFromHost(config.activeModality));
  deps.actions.now()?.checkReservation();
  void beginAnew();
  if (frame.phase === 'open') leaveSignIn();
}

/** Applies the host's choice, and searches at its delivery address if the shopper has not searched yet. */
function adoptModality({ store }: Parts, active: ActiveModality): void {
  const { used, setUsed, results, frame, setZip, wantResults } = store.getState();
  const next = usedAfterHost(used, active);
  setUsed(next);
  const zip = zipInUse(next);
  if (zip === undefined || results.phase !== 'idle') return;
  setZip(zip);
  if (frame.phase === 'open') wantResults();
}

/** Applies a host's update. */
export function applyUpdate(parts: Parts, patch: SelectorUpdate): void {
  const { store } = parts;
  store.setState({ settings: updatedSettings(store.getState().settings, patch) });
  if (patch.activeModality) adoptModality(parts, patch.activeModality);
  if (patch.token !== undefined) adoptToken(parts, patch.token, patch.shopperId);
}
