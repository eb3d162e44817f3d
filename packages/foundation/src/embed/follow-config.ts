import { useEffect, useState } from 'react';
import type { Environment } from '../domain/app.ts';
import type { AuthConfig } from '../http/auth-session.ts';
import { reportThrown } from '../http/call-host.ts';
import { isRecord } from './is-record.ts';

/** A literal of a host: its members are looked at; anything else, such as an element, is taken as a whole. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Reflect.getPrototypeOf(value));

/** Do two configs say the same? Functions do wherever there are two, since the newest is always the one that is called. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'function' && typeof b === 'function') return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

/** A copy of a config whose functions call those of the newest one. */
function withNewestFunctions<Config extends object>(config: Config, newest: () => unknown): Config {
  const copy = { ...config };
  for (const [key, member] of Object.entries(config)) {
    const owner = (): object => {
      const now = newest();
      return isRecord(now) ? now : config;
    };
    const newestMember = (): unknown => Reflect.get(owner(), key);
    if (isPlain(member)) Reflect.set(copy, key, withNewestFunctions(member, newestMember));
    if (typeof member !== 'function') continue;
    Reflect.set(copy, key, (...given: unknown[]): unknown => {
      const now = newestMember();
      return Reflect.apply(typeof now === 'function' ? now : member, owner(), given);
    });
  }
  return copy;
}

/** The keys under which two objects say something else. */
const changedKeys = (a: object, b: object): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => !isSame(Reflect.get(a, key), Reflect.get(b, key)),
  );

const SIGNED_IN: readonly string[] = ['token', 'shopperId'];

/** What is there in `after`, and was not so before. A question to the host is asked again when it is another function. */
function changesIn<Update extends object>(before: Update, after: Update): Update {
  const changes = { ...after };
  const changed = changedKeys(before, after);
  for (const [key, value] of Object.entries(after)) {
    const isOtherFunction = typeof value === 'function' && value !== Reflect.get(before, key);
    // A token and whose it is are said together.
    const goesAlong = SIGNED_IN.includes(key) && SIGNED_IN.some((one) => changed.includes(one));
    if (!isOtherFunction && !goesAlong && !changed.includes(key)) Reflect.deleteProperty(changes, key);
  }
  return changes;
}

export interface Followed<Config, Update, Made> {
  /** The provider's own name. */
  readonly provider: string;
  readonly create: (config: Config) => Made;
  /** What `update()` takes, as the config has it. */
  readonly changeable: (config: Config) => Update;
  /** Everything else; default: all but what `changeable` has, and but the token and whose it is. */
  readonly fixed?: (config: Config) => object;
}

/** What an update says of who is signed in, as a config has it. */
export const signedInAs = ({ token, shopperId }: AuthConfig): Pick<AuthConfig, 'token' | 'shopperId'> => ({
  token,
  shopperId,
});

/** What a config says and an update does not. */
function fixedOf(config: object, update: object): object {
  const { authConfig, ...rest }: { authConfig?: unknown } = config;
  const session = isRecord(authConfig)
    ? { ...authConfig, token: undefined, shopperId: undefined }
    : authConfig;
  const entries = Object.entries({ ...rest, authConfig: session });
  return Object.fromEntries(entries.filter(([key]) => !Object.hasOwn(update, key)));
}

/**
 * Makes what a provider gives to its children, once, and keeps it in step with the config of the newest render: what
 * `update()` takes is updated where it says something else, functions are always the newest, and of anything else that
 * changes the host's developers are warned.
 */
export function useFollowed<
  Config extends { readonly environment: Environment },
  Update extends object,
  Made extends { update(patch: Update): void },
>(config: Config, { provider, create, changeable, fixed }: Followed<Config, Update, Made>): Made {
  const [{ made, told, replace, follow }] = useState(() => {
    let newest = config;
    let taken = changeable(config);
    const first = create(withNewestFunctions(config, () => newest));
    return {
      made: first,
      told: new Set<string>(),
      /** Takes the newest config in the place of the one before, and returns that. */
      replace(next: Config): Config {
        const before = newest;
        newest = next;
        return before;
      },
      /** Updates with what is new. A value that is wrong for one render is reported, and takes nothing down. */
      follow(wanted: Update): void {
        const changes = changesIn(taken, wanted);
        try {
          if (Object.keys(changes).length > 0) first.update(changes);
          taken = wanted;
        } catch (error) {
          reportThrown(error);
        }
      },
    };
  });
  useEffect(() => {
    const before = replace(config);
    if (before === config) return;
    follow(changeable(config));
    if (config.environment === 'PROD') return;
    const rest = fixed ?? ((one: Config) => fixedOf(one, changeable(one)));
    for (const key of changedKeys(rest(before), rest(config))) {
      if (told.has(key)) continue;
      told.add(key);
      // oxlint-disable-next-line no-console -- what is ignored should be seen while it is being written
      console.warn(
        `Grocer: <${provider}> reads \`${key}\` once. Give it another \`key\` to start anew with the new value.`,
      );
    }
  }, [config, replace, follow, told, changeable, fixed, provider]);
  return made;
}
