// What shoppers write while their service is about to be killed, and which of it was acknowledged.
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

/** What the service has acknowledged. */
export interface Acknowledged {
  readonly orders: Map<string, { readonly number: string; readonly total: number }>;
  /** Possible tips of each shopper's newest checkout: the one acknowledged last, and those sent since. */
  readonly tips: Map<string, { readonly checkoutId: string; readonly allowed: readonly number[] }>;
  writes: number;
}

export const nothingYet = (): Acknowledged => ({ orders: new Map(), tips: new Map(), writes: 0 });

/** Maximum number of tips of a checkout before it is placed. */
const MOST_TIPS = 6;

/** The service is gone or has refused; both end a shopper's round. */
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

/** Creates a function that sets tips on a new checkout and places it. */
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
      // Refused, since another shopper has used up a gift card, or not answered. Acknowledged writes are
      // recorded already.
    }
  }
}
