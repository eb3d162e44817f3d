// What shoppers write while their service is about to be killed, and what of that was acknowledged.
import {
  activateCheckout,
  readCheckout,
  readPaymentInfo,
  updatePayment,
  updateTip,
} from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { createAuthSession, createHttp, realTiming } from '@grocer/foundation/http';
import type { Http } from '@grocer/foundation/http';
import { createBeginning } from '../checkout/begin.ts';
import type { KnownTimes } from '../checkout/begin.ts';
import { signedIn } from '../client-process.ts';
import type { ClientSetup } from '../conversation.ts';
import type { Random } from '../random.ts';

/** What the service has said that it has done. */
export interface Acknowledged {
  readonly orders: Map<string, { readonly number: string; readonly total: number }>;
  /** The tips that the newest checkout of each shopper may have: what was acknowledged last, and what was sent since. */
  readonly tips: Map<string, { readonly checkoutId: string; readonly allowed: readonly number[] }>;
  writes: number;
}

export const nothingYet = (): Acknowledged => ({ orders: new Map(), tips: new Map(), writes: 0 });

/** Of each checkout, before it is placed, at most. */
const MOST_TIPS = 6;

/** The service is gone, or has refused: either ends a shopper's round. */
class Unacknowledged extends Error {}

type Service = Pick<ClientSetup, 'api' | 'clientSecret'>;

async function httpOf({ api, clientSecret }: Service, shopper: string, signal: AbortSignal): Promise<Http> {
  const auth = await (await signedIn({ api, clientSecret, shopper }))();
  const timing = realTiming();
  const session = createAuthSession(auth, { timing, life: () => signal, onExpired: () => undefined });
  return createHttp({ baseUrl: api, paths: {}, application: 'CLICKLIST', tenant: 'kroger', session, timing });
}

interface Writing {
  readonly shopper: string;
  readonly acknowledged: Acknowledged;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly known: KnownTimes;
}

/** Tips and places one checkout after the other. */
function createShopping(http: Http, { shopper, acknowledged, random, signal, known }: Writing) {
  const begin = createBeginning(http, known, signal);

  async function send<Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>): Promise<Output> {
    const result = await http.send(call, input, { signal });
    if (!result.ok) throw new Unacknowledged(result.error.message);
    if (call.write) acknowledged.writes += 1;
    return result.value;
  }

  async function tip(checkout: Checkout): Promise<Checkout> {
    const before = acknowledged.tips.get(shopper)?.allowed ?? [];
    const wanted = 100 + random.below(9000);
    const { id: checkoutId } = checkout;
    acknowledged.tips.set(shopper, { checkoutId, allowed: [...before, wanted] });
    const tipped = await send(updateTip, { checkout, tip: wanted });
    acknowledged.tips.set(shopper, { checkoutId, allowed: [wanted] });
    return tipped;
  }

  return async function shop(): Promise<void> {
    acknowledged.tips.delete(shopper);
    const id = await begin({
      modality: 'PICKUP',
      vendor: 'OWN',
      nth: random.below(80),
      quantity: 1 + random.below(9),
    });
    const { bank, gift } = await send(readPaymentInfo, { id });
    const bankCardId = bank.find(({ expired }) => !expired)?.id;
    let checkout = await send(readCheckout, { id });
    const giftCardIds = gift.slice(0, random.below(3)).map((card) => card.id);
    checkout = await send(updatePayment, { checkout, bankCardId, snap: undefined, giftCardIds });
    acknowledged.tips.set(shopper, { checkoutId: id, allowed: [0] });
    for (let tips = random.below(MOST_TIPS); tips >= 0; tips -= 1) checkout = await tip(checkout);
    const tenders = (group: 'bank' | 'gift') =>
      checkout.payments
        .filter(({ card }) => card.group === group)
        .map(({ card, amount }) => ({ cardId: card.id, amount }));
    const operation = crypto.randomUUID();
    const placed = await http.send(
      activateCheckout,
      { checkout, operation, bank: tenders('bank'), snap: [], gift: tenders('gift') },
      { signal, key: operation },
    );
    if (!placed.ok) throw new Unacknowledged(placed.error.message);
    acknowledged.writes += 1;
    const { order, summary } = placed.value;
    if (order) acknowledged.orders.set(id, { number: order.number, total: summary.cost.total });
  };
}

/** Shops until the service is gone. */
export async function writeUntilGone(service: Service, writing: Writing): Promise<void> {
  const { signal } = writing;
  const http = await httpOf(service, writing.shopper, signal);
  const shop = createShopping(http, writing);
  while (!signal.aborted) {
    try {
      await shop();
    } catch {
      // Refused, since somebody else has used up a gift card, or not answered any more: what is acknowledged is noted.
    }
  }
}
