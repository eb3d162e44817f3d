import type { ReactNode } from 'react';
import type { Environment } from '../domain/app.ts';
import { useFollowed } from './follow-config.ts';
import type { Followed } from './follow-config.ts';

interface ProviderProps<Config> {
  /**
   * What `update()` takes follows the newest render; functions are always the newest. Anything else is read once:
   * give the provider another `key` to start anew, as for another shopper.
   */
  readonly config: Config;
  readonly children: ReactNode;
}

/** A component that gives everything below it one core of an SDK. */
export type Provider<Config> = (props: ProviderProps<Config>) => ReactNode;

interface ProviderParts<Config, Update, Core> extends Followed<Config, Update, Core> {
  readonly Scope: (props: { readonly core: Core; readonly children: ReactNode }) => ReactNode;
}

/** Makes an SDK's provider: one core for all components below it, in step with the config of the newest render. */
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
