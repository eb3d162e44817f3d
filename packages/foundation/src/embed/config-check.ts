import * as v from 'valibot';
import type { Environment } from '../domain/app.ts';
import { hostConfigEntries, text } from './host-config.ts';
import { configError, configProblems } from './parse-config.ts';
import type { ConfigSchema } from './parse-config.ts';

const aFunction = v.custom<never>((input) => typeof input === 'function', 'must be a function.');

/** Schema of an optional boolean. */
export const flag = v.optional(v.boolean('must be true or false.'));
/** Schema of an optional string. */
export const words = v.optional(v.string('must be text.'));
/** Schema of an optional function. */
export const callback = v.optional(aFunction);

/** Schema of the host's navigation. */
export const navigationEntry = v.optional(v.object({ navigate: aFunction }));

/** Schemas of the settings that every SDK can update, to spread into an SDK's own schema. */
export const hostUpdateEntries = {
  appearance: hostConfigEntries.appearance,
  messages: hostConfigEntries.messages,
  token: v.optional(text('a token')),
  shopperId: v.optional(text('an id')),
} as const;

/** URLs in a config that receive a bearer token or card data, by config key. */
type Addresses = Readonly<Record<string, unknown>>;

const isInsecure = (address: unknown): boolean =>
  typeof address === 'string' && !address.startsWith('https:');

interface Checked<Config> {
  readonly product: string;
  readonly config: ConfigSchema;
  readonly update: ConfigSchema;
  readonly addresses?: (config: Config) => Addresses;
}

/** Creates the functions that validate a config and an update; each reports every problem at once. */
export function createConfigCheck<Config extends { readonly environment: Environment }>({
  product,
  config: configSchema,
  update: updateSchema,
  addresses = () => ({}),
}: Checked<Config>) {
  function refuse(problems: readonly string[]): void {
    if (problems.length > 0) throw configError(product, problems);
  }
  return {
    /** Validates the host's config; throws `invalid_config` with every problem, including those in `more`. */
    checkConfig(config: Config, more: readonly string[] = []): void {
      const problems = [...configProblems(configSchema, config), ...more];
      const environment = config?.environment;
      if (environment === 'PROD' || environment === 'STAGE')
        for (const [key, address] of Object.entries(addresses(config)))
          if (isInsecure(address)) problems.push(`\`${key}\` must be https in ${environment}.`);
      refuse(problems);
    },
    /** Validates an update from the host; throws `invalid_config` with every problem. */
    checkUpdate(patch: object): void {
      refuse(configProblems(updateSchema, patch));
    },
  };
}
