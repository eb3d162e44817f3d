import type { PastOrder } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { WAYS } from '../ways/way-words.ts';
import { dayOf, orderWords } from './order-words.ts';

/** Summary of an order: way to shop and the day of its placing; status, size and total; number. */
export const OrderFacts = ({ order }: { readonly order: PastOrder }): ReactNode => (
  <div>
    <h2>
      {WAYS[order.modality]}, ordered {dayOf(order.placedAt)}
    </h2>
    <p className="muted">{orderWords(order)}</p>
    <p className="muted">Order {order.number}</p>
  </div>
);
