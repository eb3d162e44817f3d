import type { AppName } from '@grocer/foundation/domain';
import type { Reply } from '../wire/reply.ts';
import { routeOf } from '../wire/route.ts';
import type { Ask, CallOf, OpenWork, Route } from '../wire/route.ts';
import type { ApiDb } from './tables.ts';

/** The signed-in shopper and the application they use. */
export interface Shopper {
  readonly userId: string;
  readonly app: AppName;
}

export interface ShopperAsk<Body> extends Ask<Body> {
  readonly shopper: Shopper;
}

export interface VisitAsk<Body> extends Ask<Body> {
  /** Undefined when no shopper is signed in. */
  readonly shopper: Shopper | undefined;
}

export interface WriteAsk<Body> extends ShopperAsk<Body> {
  /** The id of this write: the same for every repetition, and for no other write. */
  readonly operation: string;
}

/** The part of a write that changes the database; its reply is stored in the same transaction. */
export type Commit<Answer> = (tx: ApiDb) => Promise<Reply<Answer>>;

/** Serves a request of the API after it has been checked. */
export type ApiWork =
  | { readonly kind: 'open'; run: OpenWork }
  | { readonly kind: 'visit'; run(shopper: Shopper | undefined): Promise<Reply<unknown>> }
  | { readonly kind: 'read'; run(shopper: Shopper): Promise<Reply<unknown>> }
  | { readonly kind: 'write'; run(shopper: Shopper, operation: string): Promise<Commit<unknown>> }
  | { readonly kind: 'visit-write'; run(shopper: Shopper | undefined): Promise<Commit<unknown>> };

export type ApiRoute = Route<ApiWork>;

/** Creates the route of a call that needs no shopper. */
export const handleOpen = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: Ask<Body>) => Promise<Reply<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({ kind: 'open', run: async () => check(await serve(ask)) }));

/** Creates the route of a read that anyone can make; a shopper may get more. */
export const handleVisit = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: VisitAsk<Body>) => Promise<Reply<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({
    kind: 'visit',
    run: async (shopper) => check(await serve({ ...ask, shopper })),
  }));

/** Creates the route of a write for anyone who is authorised, signed in or not. */
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

/** Creates the route of a shopper's read. */
export const handleRead = <Body, Answer>(
  call: CallOf<Body, Answer>,
  serve: (ask: ShopperAsk<Body>) => Promise<Reply<NoInfer<Answer>>>,
): ApiRoute =>
  routeOf(call, (ask, check): ApiWork => ({
    kind: 'read',
    run: async (shopper) => check(await serve({ ...ask, shopper })),
  }));

/**
 * Creates the route of a shopper's write. `prepare` calls other services and may be repeated with the same
 * operation; the function it returns changes the database, once.
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
