import type { ReactNode } from 'react';
import type { Environment } from '../domain/app.ts';
import { useFollowed } from './follow-config.ts';
import type { Followed } from './follow-config.ts';

interface ProviderProps<Config> {
  /**
   * The fields that `update()` accepts follow the latest render, and the latest functions are always used.
   * All other fields are read once: change the provider's `key` to start over, for example for another
   * shopper.
   */
  readonly config: Config;
  readonly children: ReactNode;
}

/** Component that provides its children with one core of an SDK. */
export type Provider<Config> = (props: ProviderProps<Config>) => ReactNode;

interface ProviderParts<Config, Update, Core> extends Followed<Config, Update, Core> {
  readonly Scope: (props: { readonly core: Core; readonly children: ReactNode }) => ReactNode;
}

/** Creates an SDK's provider: one core for all components below it, in sync with the latest config. */
export const createProvider = <
  Config extends { readonly environment: Environment },
  Update extends object,
  Core extends { update(patch: Update): void },
>({
  Scope,
  ...followed
}: ProviderParts<Config, Update, Core>): Provider<Config> =>
  function FollowingProvider({ config, children }) {
    return <Scope core={useFollowed(config, followed)}>{children}</Scope>;
  };
