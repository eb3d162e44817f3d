import { configError, configProblems, describes, hostConfigEntries } from '@grocer/foundation/embed';
import type { HostConfig } from '@grocer/foundation/embed';
import type { AuthConfig } from '@grocer/foundation/http';
import * as v from 'valibot';
import type { AccountMessages } from './messages.ts';

export interface AccountConfig extends Omit<
  HostConfig<never, AccountMessages>,
  'analyticsConfig' | 'endpoints'
> {
  /** How calls are signed for the shopper. Default: nobody is signed in. */
  authConfig?: AuthConfig;
  /** How the host's pages are gone to; without it links are links. */
  navigation?: {
    /** Goes to a page; `replace` puts it in the place of the one in the history. */
    navigate: (to: string, options?: { replace?: boolean }) => void;
  };
  /** The path of the page that is on. Default: that of the document. */
  path?: string;
}

/** What `update()` may change; everything else needs a new mount. */
export interface AccountUpdate {
  /** Takes the place of the appearance there was. */
  appearance?: AccountConfig['appearance'];
  /** Words in place of those there are; the others stay. */
  messages?: AccountConfig['messages'];
  /** The path of the page that is on now. */
  path?: string;
  /** The token of whoever is signed in now. */
  token?: string;
}

const words = v.optional(v.string('must be text.'));
const isFunction = (input: unknown): boolean => typeof input === 'function';
const { analyticsConfig: _analytics, endpoints: _endpoints, ...shared } = hostConfigEntries;

/** What the account takes; a key that is not here is most likely misspelt. */
const configSchema = describes<AccountConfig>()(
  v.object({
    ...shared,
    authConfig: v.optional(hostConfigEntries.authConfig),
    navigation: v.optional(v.object({ navigate: v.custom<never>(isFunction, 'must be a function.') })),
    path: words,
  }),
);

/** What an update takes. */
const updateSchema = describes<AccountUpdate>()(
  v.object({
    appearance: hostConfigEntries.appearance,
    messages: hostConfigEntries.messages,
    path: words,
    token: v.optional(v.pipe(v.string('must be a token.'), v.minLength(1, 'must not be empty.'))),
  }),
);

/** Everything that a host may say, for whoever looks for what it has misspelt. */
export const schemas = { config: configSchema, update: updateSchema };

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw configError('Account Kit', problems);
}

/** Checks what a host passed in; throws `invalid_config` with every problem, `more` among them. */
export function checkConfig(config: AccountConfig, more: readonly string[]): void {
  refuse([...configProblems(configSchema, config), ...more]);
}

/** Checks what a host wants changed; throws `invalid_config` with every problem. */
export function checkUpdate(patch: AccountUpdate): void {
  refuse(configProblems(updateSchema, patch));
}
