import { formatMessage } from '@grocer/foundation/embed';
import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../selector-context.tsx';
import { schedulingMessages } from '../messages.ts';
import type { SchedulingMessages } from '../messages.ts';
import { useSchedulingActions, useSchedulingStore } from '../scheduling-context.tsx';
import type { OfferProblem } from './problems.ts';

type Words = SchedulingMessages['problems'];

/** What is said of a problem: a title where it has one, and a sentence [F-8.16] to [F-8.24]. */
function saidOf(problem: OfferProblem, text: Words, noTimes: string): { title?: string; text: string } {
  const { kind, code, reason } = problem;
  switch (kind) {
    case 'noTimes':
      return { title: noTimes, text: text.noTimesText };
    case 'noItems':
      return { title: text.noItems, text: text.noItemsText };
    case 'badAddress':
      return { title: text.badAddress, text: text.badAddressText };
    case 'noStores':
      return { title: text.noStores, text: text.noStoresText };
    case 'alcoholQuantity':
      return { title: text.alcoholQuantity, text: text.alcoholQuantityText };
    case 'alcohol':
      return { title: text.alcohol, text: text.alcoholText };
    case 'partner':
      return { text: reason ?? text.generic };
    case 'forbidden':
      return { text: formatMessage(text.forbidden, { code }) };
    case 'offline':
      return { text: text.offline };
    default:
      return { text: `${text.generic} ${formatMessage(text.code, { code })}` };
  }
}

/** Why no times can be offered, with the way on: to the cart, to another place, or once more. */
export function Problem({ problem }: { readonly problem: OfferProblem }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const { loadOffer, changePlace, goToCart } = useSchedulingActions();
  const { kind } = problem;
  const retry = { part: 'try-again', words: text.retry, press: () => void loadOffer() };
  const place = {
    part: 'change-place',
    words: modality === 'PICKUP' ? text.changeStore : text.changeAddress,
    press: changePlace,
  };
  const cart = { part: 'update-cart', words: text.problems.updateCart, press: goToCart };
  const ways = {
    noItems: cart,
    alcoholQuantity: cart,
    alcohol: cart,
    badAddress: place,
    noStores: place,
    noTimes: place,
  };
  const way = kind in ways ? Reflect.get(ways, kind) : retry;
  const said = saidOf(problem, text.problems, text.problems.noTimes[modality]);
  return (
    <Notice
      tone="danger"
      part={`problem-${kind}`}
      {...said}
      action={
        <Button kind="quiet" part={way.part} onPress={way.press}>
          {way.words}
        </Button>
      }
    />
  );
}
