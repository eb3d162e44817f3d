import type { Checkout } from '@grocer/foundation/domain';
import { callHost } from '@grocer/foundation/http';
import { oncePer } from '@grocer/foundation/embed';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutContext } from './context.ts';
import { changeLines } from './editing-lines.ts';
import { flashSaleLines, usualLines } from './lines-rules.ts';

interface Question {
  readonly answer: Promise<boolean>;
  readonly give: (mayLeave: boolean) => void;
}

function openQuestion(): Question {
  let give: Question['give'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** What asks whether the payment step may be left [C-2.28] [C-4.24]. */
export interface Leaving {
  /** Would something be lost, so that the shopper has to be asked? */
  isAsked(): boolean;
  /** Asks, once however often it is called; says whether to go. */
  ask(): Promise<boolean>;
  /** The shopper stays, with what they have bought. */
  keep(): void;
  /** The shopper goes, once what they have bought in flash sales is out of the order. */
  remove(): Promise<void>;
  /** The shopper goes, though it could not be taken out. */
  leaveAnyway(): void;
  /** Looks whether there is still something to ask. */
  look(): void;
}

/** The one question of a checkout. */
export const leavingOf = oncePer((context: CheckoutContext): Leaving => {
  const { store, deps } = context;
  let open: Question | undefined;
  let isLeft = false;
  /** The order that could still be placed with what is in it. An expired one cannot: to stay would keep nothing. */
  function placeable(): Checkout | undefined {
    const { order } = store.getState();
    return order.phase === 'editing' || order.phase === 'conflicted' ? order.checkout : undefined;
  }
  const isAsked = (): boolean => {
    const order = placeable();
    // What was bought in an order that was placed stays in it.
    return !isLeft && order?.status === 'DRAFT' && flashSaleLines(order.lines).length > 0;
  };
  function close(mayLeave: boolean): void {
    const { give } = open ?? {};
    open = undefined;
    store.getState().showLeaving(undefined);
    give?.(mayLeave);
  }
  function leaveAnyway(): void {
    isLeft = true;
    close(true);
  }
  return {
    isAsked,
    async ask() {
      if (!isAsked()) return true;
      if (!open) {
        open = openQuestion();
        store.getState().showLeaving('asking');
      }
      return open.answer;
    },
    keep: () => close(false),
    leaveAnyway,
    async remove() {
      const order = placeable();
      // An order of flash sales alone has nothing left to be an order of.
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

/** The host's navigation, or links' own, behind the question that is asked on the way out of the payment step. */
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

/** Has the host ask before it goes elsewhere by itself, for as long as there is something to ask. */
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
