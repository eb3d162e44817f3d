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
import { forgetDraft, paymentOf, recorded } from './acknowledged.ts';
import type { Acknowledged } from './acknowledged.ts';

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

/** Returns what the cards of a group pay of a checkout. */
const cardsOf = ({ payments }: Checkout, group: 'bank' | 'gift') =>
  payments
    .filter(({ card }) => card.group === group)
    .map(({ card, amount }) => ({ cardId: card.id, amount }));

/** Creates a function that sets tips on a new checkout and places it. */
function createShopping(http: Http, { shopper, acknowledged, random, signal, known }: Writing) {
  const begin = createBeginning(http, known, signal);

  async function send<Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>): Promise<Output> {
    const result = await http.send(call, input, { signal });
    if (!result.ok) throw new Unacknowledged(result.error.message);
    if (call.write) acknowledged.writes += 1;
    return result.value;
  }

  const tip = (checkout: Checkout): Promise<Checkout> => {
    const value = 100 + random.below(9000);
    return recorded(acknowledged.tips, { id: checkout.id, value }, () =>
      send(updateTip, { checkout, tip: value }),
    );
  };

  return async function shop(): Promise<void> {
    forgetDraft(acknowledged, shopper);
    const id = await begin({
      modality: 'PICKUP',
      vendor: 'OWN',
      nth: random.below(80),
      quantity: 1 + random.below(9),
    });
    const { bank, gift } = await send(readPaymentInfo, { id });
    const bankCardId = bank.find(({ expired }) => !expired)?.id;
    const draft = await send(readCheckout, { id });
    acknowledged.newest.set(shopper, id);
    acknowledged.payments.set(id, [
      paymentOf(
        cardsOf(draft, 'bank')[0]?.cardId,
        cardsOf(draft, 'gift').map((one) => one.cardId),
      ),
    ]);
    const giftCardIds = gift.slice(0, random.below(3)).map((card) => card.id);
    let checkout = await recorded(
      acknowledged.payments,
      { id, value: paymentOf(bankCardId, giftCardIds) },
      () => send(updatePayment, { checkout: draft, bankCardId, snap: undefined, giftCardIds }),
    );
    acknowledged.tips.set(id, [checkout.tip]);
    for (let tips = random.below(MOST_TIPS); tips >= 0; tips -= 1) checkout = await tip(checkout);
    const operation = crypto.randomUUID();
    const placed = await http.send(
      activateCheckout,
      { checkout, operation, bank: cardsOf(checkout, 'bank'), snap: [], gift: cardsOf(checkout, 'gift') },
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
