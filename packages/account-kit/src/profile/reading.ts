import { readProfile } from '@grocer/foundation/contract';
import type { Profile } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { valueOf } from '../preferences/known.ts';
import { createReading } from '../preferences/reading.ts';
import type { AccountContext, Reading } from '../preferences/reading.ts';

const ask = ({ deps }: AccountContext, signal: AbortSignal): Promise<Result<Profile>> =>
  deps.http.send(readProfile, undefined, { signal });

/** Reads who the shopper is, and how to reach them. */
export const profileReading = oncePer((context: AccountContext): Reading => {
  const { store } = context;
  return createReading(context, {
    known: () => store.getState().profile,
    show: (profile) => store.setState({ profile }),
    ask: (signal) => ask(context, signal),
  });
});

/** The profile for a question that goes by it: as it is known, where that is enough, else as it is now. */
export async function profileFor(
  context: AccountContext,
  signal: AbortSignal,
  isEnough: (profile: Profile) => boolean,
): Promise<Result<Profile>> {
  const { store } = context;
  if (store.getState().profile.phase === 'loading') await profileReading(context).once();
  const known = valueOf(store.getState().profile);
  if (known && isEnough(known)) return ok(known);
  const read = await ask(context, signal);
  if (read.ok && !signal.aborted) store.setState({ profile: { phase: 'ready', value: read.value } });
  return read;
}
