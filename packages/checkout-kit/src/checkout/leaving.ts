import type { Checkout } from '@grocer/foundation/domain';
import { callHost } from '@grocer/foundation/http';
import { oncePer } from '@grocer/foundation/embed';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutContext } from './context.ts';
import { changeLines } from './editing-lines.ts';
import { flashSaleLines, usualLines } from './lines-rules.ts';

/** The question whether the shopper may leave the payment step [C-2.28] [C-4.24]. */
export interface Leaving {
  /** Returns true when leaving would lose flash sale items, so that the shopper has to be asked. */
  isAsked(): boolean;
  /** Asks the shopper; concurrent calls share one question. Resolves with whether to leave. */
  ask(): Promise<boolean>;
  /** The shopper stays and keeps the flash sale items. */
  keep(): void;
  /** The shopper leaves once the flash sale items are removed from the order. */
  remove(): Promise<void>;
  /** The shopper leaves although the items could not be removed. */
  leaveAnyway(): void;
  /** Closes the question when there is nothing left to ask. */
  look(): void;
}

/** Returns the checkout's one leave question. */
export const leavingOf = oncePer((context: CheckoutContext): Leaving => {
  const { store, deps } = context;
  let open: PromiseWithResolvers<boolean> | undefined;
  /** Belongs to the shopper who has left; another one is asked again. */
  let leaver: AbortSignal | undefined;
  /** The order, if it can still be placed. Staying with an expired order would keep nothing. */
  function placeable(): Checkout | undefined {
    const { order } = store.getState();
    return order.phase === 'editing' || order.phase === 'conflicted' ? order.checkout : undefined;
  }
  const isAsked = (): boolean => {
    const order = placeable();
    // Items bought in a placed order stay in it.
    return leaver !== deps.signal && order?.status === 'DRAFT' && flashSaleLines(order.lines).length > 0;
  };
  function close(mayLeave: boolean): void {
    open?.resolve(mayLeave);
    open = undefined;
    store.getState().showLeaving(undefined);
  }
  function leaveAnyway(): void {
    leaver = deps.signal;
    close(true);
  }
  return {
    isAsked,
    async ask() {
      if (!isAsked()) return true;
      if (!open) {
        open = Promise.withResolvers();
        store.getState().showLeaving('asking');
      }
      return open.promise;
    },
    keep: () => close(false),
    leaveAnyway,
    async remove() {
      const order = placeable();
      // Without its flash sale items this order would have no lines.
      if (order && usualLines(order.lines).length === 0) leaveAnyway();
      if (!open) return;
      store.getState().showLeaving('removing');
      if (await changeLines(context, usualLines)) close(true);
      else if (open && !deps.signal.aborted) store.getState().showLeaving('failed');
    },
    look() {
      if (open && !isAsked()) close(placeable() !== undefined);
    },
  };
});

type Navigation = NonNullable<CheckoutConfig['navigation']>;

/** Wraps the host's navigation, or `location`, so that leaving the payment step asks first. */
export function askingNavigation(host: Navigation | undefined, leaving: () => Leaving): Navigation {
  function go(to: string, options?: { replace?: boolean }): void {
    if (host) callHost(() => host.navigate(to, options));
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  }
  return {
    navigate(to, options) {
      const { isAsked, ask } = leaving();
      if (!isAsked()) go(to, options);
      else void ask().then((mayLeave) => mayLeave && go(to, options));
    },
  };
}

/** Blocks the host's own navigation while there is a question to ask. */
export function watchLeaving(context: CheckoutContext, host: Navigation | undefined): void {
  const leaving = leavingOf(context);
  let release: (() => void) | undefined;
  context.store.subscribe(() => {
    leaving.look();
    const isAsked = leaving.isAsked();
    if (isAsked && !release) release = callHost(() => host?.block?.(leaving.ask)) ?? (() => undefined);
    if (isAsked || !release) return;
    callHost(release);
    release = undefined;
  });
}
