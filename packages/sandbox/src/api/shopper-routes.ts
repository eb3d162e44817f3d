import type { AppName } from '@grocer/foundation/domain';
import type { Reply } from '../wire/reply.ts';
import { routeOf } from '../wire/route.ts';
import type { Ask, CallOf, OpenWork, Route } from '../wire/route.ts';
import type { ApiDb } from './tables.ts';

/** Who is signed in, and in which application. */
export interface Shopper {
  readonly userId: string;
  readonly app: AppName;
}

export interface ShopperAsk<Body> extends Ask<Body> {
  readonly shopper: Shopper;
}

export interface VisitAsk<Body> extends Ask<Body> {
  /** Absent where nobody is signed in. */
  readonly shopper: Shopper | undefined;
}

export interface WriteAsk<Body> extends ShopperAsk<Body> {
  /** The same for every repetition of this write, and for nothing else. */
  readonly operation: string;
}

/** The part of a write that changes the database; its reply is stored in the same transaction. */
export type Commit<Answer> = (tx: ApiDb) => Promise<Reply<Answer>>;

/** What serves a request of the API once it has been checked. */
export type ApiWork =
  | { readonly kind: 'open'; run: OpenWork }
  | { readonly kind: 'visit'; run(shopper: Shopper | undefined): Promise<Reply<unknown>> }
  | { readonly kind: 'read'; run(shopper: Shopper): Promise<Reply<unknown>> }
  | { readonly kind: 'write'; run(shopper: Shopper, operation: string): Promise<Commit<unknown>> }
  | { readonly kind: 'visit-write'; run(shopper: Shopper | undefined): Promise<Commit<unknown>> };

export type ApiRoute = Route<ApiWork>;

/** Serves a call that needs no shopper. */
export const handleOpen = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: Ask<Body>) => Promise<Reply<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({ kind: 'open', run: async () => check(await serve(ask)) }));

/** Serves a call that shows something to anybody, and a little more to a shopper. */
export const handleVisit = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: VisitAsk<Body>) => Promise<Reply<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({
    kind: 'visit',
    run: async (shopper) => check(await serve({ ...ask, shopper })),
  }));

/** Serves a call by which whoever has the right to it changes something, signed in or not. */
export const handleVisitWrite = <Body, Answer>(
  call: CallOf<Body, Answer>,
  prepare: (ask: VisitAsk<Body>) => Promise<Commit<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({
    kind: 'visit-write',
    async run(shopper) {
      const commit = await prepare({ ...ask, shopper });
      return async (tx) => check(await commit(tx));
    },
  }));

/** Serves a call that shows a shopper something. */
export const handleRead = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: ShopperAsk<Body>) => Promise<Reply<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({
    kind: 'read',
    run: async (shopper) => check(await serve({ ...ask, shopper })),
  }));

/**
 * Serves a call that changes something. `prepare` talks to other services, and may be repeated under the same
 * operation; what it returns changes the database, once.
 */
export const handleWrite = <Body, Answer>(
  call: CallOf<Body, Answer>,
  prepare: (ask: WriteAsk<Body>) => Promise<Commit<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({
    kind: 'write',
    async run(shopper, operation) {
      const commit = await prepare({ ...ask, shopper, operation });
      return async (tx) => check(await commit(tx));
    },
  }));
