import { formatMessage } from '@grocer/foundation/embed';
import { Button, Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../core/context.tsx';
import { schedulingMessages } from '../../messages.ts';
import type { SchedulingMessages } from '../../messages.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { isModal } from './problems.ts';
import type { OfferProblem, OfferProblemKind } from './problems.ts';

type Words = SchedulingMessages['problems'];

/** Returns the text of a problem, and its title if it has one [F-8.16] to [F-8.24]. */
function problemTexts(problem: OfferProblem, text: Words, noTimes: string): { title?: string; text: string } {
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

/** What the shopper can do about a problem; the default is to try again. */
const WAYS: Readonly<Partial<Record<OfferProblemKind, 'cart' | 'place'>>> = {
  noItems: 'cart',
  alcoholQuantity: 'cart',
  alcohol: 'cart',
  badAddress: 'place',
  noStores: 'place',
  noTimes: 'place',
};

/** Why there are no times, with a button: to the cart, to another place, or to try again. */
export function Problem({ problem }: { readonly problem: OfferProblem }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const modality = useSchedulingStore((state) => state.modality);
  const { loadOffer, changePlace, goToCart } = useSchedulingActions();
  const ways = {
    again: { part: 'try-again', words: text.retry, press: () => void loadOffer() },
    place: {
      part: 'other-place',
      words: modality === 'PICKUP' ? text.changeStore : text.changeAddress,
      press: changePlace,
    },
    cart: { part: 'update-cart', words: text.problems.updateCart, press: goToCart },
  };
  const { part, words, press } = ways[WAYS[problem.kind] ?? 'again'];
  const said = problemTexts(problem, text.problems, text.problems.noTimes[modality]);
  // The dialog above the page has the button already.
  const action = !isModal(problem) && (
    <Button kind="quiet" part={part} onPress={press}>
      {words}
    </Button>
  );
  return <Notice tone="danger" part={`problem-${problem.kind}`} {...said} action={action} />;
}
