import type { AnyCall } from '@grocer/foundation/contract';
import * as v from 'valibot';
import type { Flaw, Reply } from './reply.ts';

/** A request whose headers and body match the schemas of its call. */
export interface Ask<Body> {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** A call as handlers use it; the types of its body and response come from its schemas. */
export type CallOf<Body, Answer> = AnyCall & {
  readonly body?: v.GenericSchema<Body>;
  readonly response: v.GenericSchema<Answer>;
};

export type Read<Work> =
  | { readonly ok: true; readonly work: Work }
  | { readonly ok: false; readonly errors: readonly Flaw[] };

/** A call and its handler. `read` validates a request; the work it returns belongs to that request. */
export interface Route<Work> {
  readonly call: AnyCall;
  read(request: Ask<unknown>): Read<Work>;
}

// valibot's own message quotes the received value, which may be a secret.
const flawOf = (issue: v.BaseIssue<unknown>, within: string): Flaw => ({
  path: [within, v.getDotPath(issue)].filter(Boolean).join('.'),
  message: issue.expected ? `Expected ${issue.expected}` : 'Not accepted',
});

/** Validates a value against a schema; returns where it fails and what was expected there. */
export function flawsOf(schema: v.GenericSchema, value: unknown, within: string): readonly Flaw[] {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? [] : parsed.issues.map((issue) => flawOf(issue, within));
}

/**
 * Creates a call's route. `bind` turns a valid request into work; `check` validates replies by the contract.
 */
export function routeOf<Body, Answer, Work>(
  call: CallOf<Body, Answer>,
  bind: (ask: Ask<Body>, check: (reply: Reply<Answer>) => Reply<unknown>) => Work,
): Route<Work> {
  const check = (reply: Reply<Answer>): Reply<unknown> =>
    reply.ok ? { ...reply, body: v.parse(call.response, reply.body) } : reply;
  const schema: v.GenericSchema<unknown, Body> = call.body ?? v.any();
  return {
    call,
    read({ headers, params, query, body }) {
      const parsed = v.safeParse(schema, body);
      const errors = [
        ...(call.headers ? flawsOf(call.headers, headers, 'headers') : []),
        ...(call.query ? flawsOf(call.query, query, 'query') : []),
        ...(parsed.issues ?? []).map((issue) => flawOf(issue, 'body')),
      ];
      if (!parsed.success || errors.length > 0) return { ok: false, errors };
      return { ok: true, work: bind({ headers, params, query, body: parsed.output }, check) };
    },
  };
}

/** The work of a call without authentication. */
export type OpenWork = () => Promise<Reply<unknown>>;

/** Creates the route of a call without authentication. */
export const handle = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: Ask<Body>) => Promise<Reply<NoInfer<Answer>>>,
): Route<OpenWork> => routeOf(call, (ask, check) => async () => check(await serve(ask)));
