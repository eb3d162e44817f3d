import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Environment } from '../domain/app.ts';
import type { SdkCore } from './core-context.tsx';
import { followConfig } from './follow-config.ts';
import type { Followed, Following } from './follow-config.ts';

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

/** A core that lives while it is held. */
type Retained = Pick<SdkCore<unknown, unknown, unknown>, 'retain'>;

interface ProviderParts<Config, Update, Core> extends Followed<Config, Update, Core> {
  readonly Scope: (props: { readonly core: Core; readonly children: ReactNode }) => ReactNode;
}

interface LifeProps<Config> extends Following<Config, Retained> {
  readonly config: Config;
}

/**
 * Passes the config of each render on, and keeps the core alive while mounted. It comes before all parts, whose
 * effects load for the shopper of that config.
 */
function Life<Config>({ made, follow, config }: LifeProps<Config>): null {
  useEffect(() => follow(config), [follow, config]);
  useEffect(() => made.retain(), [made]);
  return null;
}

/** Creates an SDK's provider: one core for all components below it, in sync with the latest config. */
export const createProvider = <
  Config extends { readonly environment: Environment },
  Update extends object,
  Core extends Retained & { update(patch: Update): void },
>({
  Scope,
  ...followed
}: ProviderParts<Config, Update, Core>): Provider<Config> =>
  function FollowingProvider({ config, children }) {
    const [{ made, follow }] = useState(() => followConfig(config, followed));
    return (
      <>
        <Life {...{ made, follow, config }} />
        <Scope core={made}>{children}</Scope>
      </>
    );
  };
