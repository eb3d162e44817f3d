import * as v from 'valibot';
import type { Environment } from '../domain/app.ts';
import { hostConfigEntries, text } from './host-config.ts';
import { configError, configProblems } from './parse-config.ts';
import type { ConfigSchema } from './parse-config.ts';

const aFunction = v.custom<never>((input) => typeof input === 'function', 'must be a function.');

/** Checks what is on or off, where it is said. */
export const flag = v.optional(v.boolean('must be true or false.'));
/** Checks a text, where there is one. */
export const words = v.optional(v.string('must be text.'));
/** Checks a function, where there is one. */
export const callback = v.optional(aFunction);

/** Checks how the host's pages are gone to. */
export const navigationEntry = v.optional(v.object({ navigate: aFunction }));

/** Schemas of what every SDK can change, to spread into a schema of one's own. */
export const hostUpdateEntries = {
  appearance: hostConfigEntries.appearance,
  messages: hostConfigEntries.messages,
  token: v.optional(text('a token')),
  shopperId: v.optional(text('an id')),
} as const;

/** The addresses of a config that a bearer token or card data go to, by their keys. */
type Addresses = Readonly<Record<string, unknown>>;

const isInsecure = (address: unknown): boolean =>
  typeof address === 'string' && !address.startsWith('https:');

interface Checked<Config> {
  readonly product: string;
  readonly config: ConfigSchema;
  readonly update: ConfigSchema;
  readonly addresses?: (config: Config) => Addresses;
}

/** Makes what refuses a config, or an update, with every problem at once. */
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
    /** Checks what a host passed in; throws `invalid_config` with every problem, `more` among them. */
    checkConfig(config: Config, more: readonly string[] = []): void {
      const problems = [...configProblems(configSchema, config), ...more];
      const environment = config?.environment;
      if (environment === 'PROD' || environment === 'STAGE')
        for (const [key, address] of Object.entries(addresses(config)))
          if (isInsecure(address)) problems.push(`\`${key}\` must be https in ${environment}.`);
      refuse(problems);
    },
    /** Checks what a host wants changed; throws `invalid_config` with every problem. */
    checkUpdate(patch: object): void {
      refuse(configProblems(updateSchema, patch));
    },
  };
}
