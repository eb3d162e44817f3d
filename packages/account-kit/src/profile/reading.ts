import {
  readApplicationData,
  readCommunityRewards,
  readPreferredStore,
  readProfile,
} from '@grocer/foundation/contract';
import type { ApplicationData, CommunityRewards, PreferredStore } from '@grocer/foundation/contract';
import type { Profile } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import type { Result } from '@grocer/foundation/http';
import { valueOf } from '../preferences/known.ts';
import { createReading } from '../preferences/reading.ts';
import type { AccountContext, HowAsked, Reading } from '../preferences/reading.ts';

const ask = ({ deps }: AccountContext, how: HowAsked): Promise<Result<Profile>> =>
  deps.http.send(readProfile, undefined, how);

/** Reads the shopper's profile. */
export const profileReading = oncePer((context: AccountContext): Reading<Profile> => {
  const { store } = context;
  return createReading(context, {
    known: () => store.getState().profile,
    show: (profile) => store.setState({ profile }),
    ask: (how) => ask(context, how),
  });
});

/** Reads the application data of the account's pages. */
export const applicationDataReading = oncePer((context: AccountContext): Reading<ApplicationData> => {
  const { store, deps } = context;
  return createReading(context, {
    known: () => store.getState().applicationData,
    show: (applicationData) => store.setState({ applicationData }),
    ask: (how) => deps.http.send(readApplicationData, undefined, how),
  });
});

/** Returns the preferred store's id, if known: from its own reading, else from the profile. */
function preferredStoreIn({ store }: AccountContext): string | undefined {
  const { preferredStore, profile, settings } = store.getState();
  const known = valueOf(preferredStore);
  if (known) return known.store?.locationId;
  return valueOf(profile)?.banners.find(({ banner }) => banner === settings.banner.key)?.preferredStore;
}

/** Reads the shopper's preferred store. */
export const preferredStoreReading = oncePer((context: AccountContext): Reading<PreferredStore> => {
  const { store, deps } = context;
  return createReading(context, {
    known: () => store.getState().preferredStore,
    show(preferredStore) {
      const now = valueOf(preferredStore);
      // Community rewards of one store, or of none, do not apply to another.
      const isOther = now && preferredStoreIn(context) !== now.store?.locationId;
      store.setState({ preferredStore });
      if (isOther) rewardsReading(context).forget();
    },
    ask: (how) => deps.http.send(readPreferredStore, undefined, how),
  });
});

/** Reads whether the banner and the preferred store take part in community rewards. */
export const rewardsReading = oncePer((context: AccountContext): Reading<CommunityRewards> => {
  const { store, deps } = context;
  return createReading(context, {
    known: () => store.getState().rewards,
    show: (rewards) => store.setState({ rewards }),
    async ask(how) {
      // The profile names the store; without a store, only the banner is asked about.
      const isKnown = store.getState().preferredStore.phase === 'ready' || how.inBackground;
      if (!isKnown) await profileReading(context).once();
      return deps.http.send(readCommunityRewards, { preferredStore: preferredStoreIn(context) }, how);
    },
  });
});

/** Loads the data that a signed-in shopper's links depend on: application data and rewards. */
export const readWrapper = (context: AccountContext): void => {
  void applicationDataReading(context).once();
  void rewardsReading(context).once();
};

/** Reads the profile again, since another page, tab or device may have changed it, and stores it. */
export async function freshProfile(context: AccountContext, how: HowAsked): Promise<Result<Profile>> {
  const read = await ask(context, how);
  if (read.ok && !how.signal.aborted) profileReading(context).take(read.value);
  return read;
}
