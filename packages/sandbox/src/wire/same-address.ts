import type { AnyCall, Method } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { parseJson } from './parse-json.ts';
import type { Route } from './route.ts';

/** The routes that share a method and a path and differ in their bodies. */
export interface SameAddress<Work> {
  readonly method: Method;
  readonly path: string;
  readonly hasBody: boolean;
  readonly kinds: readonly [Route<Work>, ...Route<Work>[]];
}

/** Groups routes that share a method and a path. */
export function grouped<Work>(routes: readonly Route<Work>[]): readonly SameAddress<Work>[] {
  const groups = new Map<string, [Route<Work>, ...Route<Work>[]]>();
  for (const route of routes) {
    const address = `${route.call.method} ${route.call.path}`;
    const group = groups.get(address);
    if (group) group.push(route);
    else groups.set(address, [route]);
  }
  return [...groups.values()].map((kinds) => {
    const { method, path, body } = kinds[0].call;
    return { method, path, hasBody: body !== undefined, kinds };
  });
}

const Members = v.record(v.string(), v.unknown());

/** Returns the value at a dotted path; undefined when there is none. */
function valueAt(value: unknown, field: string): unknown {
  let found = value;
  for (const name of field.split('.')) found = v.is(Members, found) ? found[name] : undefined;
  return found;
}

/** Returns a route that refuses a body that is of no known kind. */
function noKind<Work>([first, ...others]: readonly [Route<Work>, ...Route<Work>[]]): Route<Work> {
  const { method, path, kind } = first.call;
  const expected = [first, ...others].map(({ call }) => `"${call.kind?.is ?? ''}"`).join(' | ');
  const call: AnyCall = { ...first.call, name: `${method} ${path}` };
  const errors = [{ path: `body.${kind?.field ?? ''}`, message: `Expected ${expected}` }];
  return { call, read: () => ({ ok: false, errors }) };
}

/**
 * Returns the route for a body. A body of no known kind gets a route that refuses it after authentication.
 */
export function choose<Work>(kinds: readonly [Route<Work>, ...Route<Work>[]], text: string): Route<Work> {
  const [only] = kinds;
  if (kinds.length === 1) return only;
  const body = parseJson(text);
  const meant = kinds.find(({ call: { kind } }) => kind && valueAt(body, kind.field) === kind.is);
  return meant ?? noKind(kinds);
}
