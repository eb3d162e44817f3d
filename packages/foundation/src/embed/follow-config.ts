import type { Environment } from '../domain/app.ts';
import type { AuthConfig } from '../http/auth-session.ts';
import { reportThrown } from '../http/call-host.ts';
import { isRecord } from './is-record.ts';

/** True for object literals. They are compared by member; other objects, such as elements, by identity. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Reflect.getPrototypeOf(value));

/** Deep equality of two configs. Two functions count as equal, because the latest one is always called. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'function' && typeof b === 'function') return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

/** Copies a config; its functions call those of the latest config. */
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

/** Returns the keys whose values differ between two objects. */
const changedKeys = (a: object, b: object): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => !isSame(Reflect.get(a, key), Reflect.get(b, key)),
  );

const SIGNED_IN: readonly string[] = ['token', 'shopperId'];

/**
 * Returns the fields of `after` that differ from `before`. A callback that was replaced by another function
 * counts as changed.
 */
function changesIn<Update extends object>(before: Update, after: Update): Update {
  const changes = { ...after };
  const changed = changedKeys(before, after);
  for (const [key, value] of Object.entries(after)) {
    const isOtherFunction = typeof value === 'function' && value !== Reflect.get(before, key);
    // The token and its shopper id are always sent together.
    const goesAlong = SIGNED_IN.includes(key) && SIGNED_IN.some((one) => changed.includes(one));
    if (!isOtherFunction && !goesAlong && !changed.includes(key)) Reflect.deleteProperty(changes, key);
  }
  return changes;
}

export interface Followed<Config, Update, Made> {
  /** Name of the provider component. */
  readonly provider: string;
  readonly create: (config: Config) => Made;
  /** Returns the fields of the config that `update()` accepts. */
  readonly changeable: (config: Config) => Update;
  /**
   * Returns the fields that are read once. Default: all but the `changeable` ones, the token and the shopper
   * id.
   */
  readonly fixed?: (config: Config) => object;
}

/** Returns the update fields for the signed-in shopper of a config. */
export const signedInAs = ({ token, shopperId }: AuthConfig): Pick<AuthConfig, 'token' | 'shopperId'> => ({
  token,
  shopperId,
});

/** Returns the config's fields that are not part of an update. */
function fixedOf(config: object, update: object): object {
  const { authConfig, ...rest }: { authConfig?: unknown } = config;
  const session = isRecord(authConfig)
    ? { ...authConfig, token: undefined, shopperId: undefined }
    : authConfig;
  const entries = Object.entries({ ...rest, authConfig: session });
  return Object.fromEntries(entries.filter(([key]) => !Object.hasOwn(update, key)));
}

/** A provider's value, and the function that keeps it in sync with the config of the latest render. */
export interface Following<Config, Made> {
  readonly made: Made;
  readonly follow: (config: Config) => void;
}

/**
 * Creates a provider's value. `follow` updates changed fields that `update()` accepts, has the latest functions
 * called, and warns developers of any other change.
 */
export function followConfig<
  Config extends { readonly environment: Environment },
  Update extends object,
  Made extends { update(patch: Update): void },
>(
  config: Config,
  { provider, create, changeable, fixed }: Followed<Config, Update, Made>,
): Following<Config, Made> {
  const fixedIn = fixed ?? ((one: Config) => fixedOf(one, changeable(one)));
  const told = new Set<string>();
  let newest = config;
  let taken = changeable(config);
  const made = create(withNewestFunctions(config, () => newest));
  /** Applies changed fields. An invalid value is reported and does not break the render. */
  function take(wanted: Update): void {
    const changes = changesIn(taken, wanted);
    try {
      if (Object.keys(changes).length > 0) made.update(changes);
      taken = wanted;
    } catch (error) {
      reportThrown(error);
    }
  }
  function follow(next: Config): void {
    const before = newest;
    newest = next;
    if (before === next) return;
    take(changeable(next));
    if (next.environment === 'PROD') return;
    for (const key of changedKeys(fixedIn(before), fixedIn(next))) {
      if (told.has(key)) continue;
      told.add(key);
      // oxlint-disable-next-line no-console -- developers should see at once that the change is ignored
      console.warn(
        `Grocer: <${provider}> reads \`${key}\` once. Give it another \`key\` to start anew with the new value.`,
      );
    }
  }
  return { made, follow };
}
