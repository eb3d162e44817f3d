import { formatCents } from '@grocer/foundation/domain';
import type { Cart, CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAgeGate } from '../account/age-context.ts';
import { NavLink } from '../NavLink.tsx';
import { SCHEDULING } from '../paths.ts';
import { FULFILLMENT_TYPE } from '../use-path.ts';
import { useHoldWords } from '../ways/use-hold-words.ts';
import { useWay } from '../ways/use-way.ts';
import { WAYS } from '../ways/way-words.ts';
import { groupsOf, productOf, totalOf } from './cart-groups.ts';
import type { CartGroup } from './cart-groups.ts';
import { CHECK_OUT, itemsWords, orderFirst, splitWords } from './checkout-rules.ts';
import { minimumId } from './Minimum.tsx';
import { ORDERED } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';
import { useWantedLines } from './use-amount.ts';

interface RowsProps {
  /** The time that is held, and for which way. */
  readonly hold: ReturnType<typeof useHoldWords>;
  readonly groups: readonly CartGroup[];
  readonly first: Modality;
  readonly sumOf: (lines: readonly CartLine[]) => string;
  readonly onChoose: (way: Modality) => void;
}

/** Which order goes first, where there is more than one. */
function Rows({ hold, groups, first, sumOf, onChoose }: RowsProps): ReactNode {
  const timeOf = (way: Modality): string => (way === hold?.modality && hold.when) || 'No time yet';
  return (
    <fieldset className="cart-orders">
      <legend className="unseen">Which order goes first</legend>
      {groups.map(({ modality, lines }) => (
        <label key={modality}>
          <input
            type="radio"
            name="first-order"
            checked={modality === first}
            onChange={() => onChoose(modality)}
          />
          <span>
            <b>{WAYS[modality]}</b>
            <span className="muted">
              {timeOf(modality)} · {itemsWords(lines)}
            </span>
          </span>
          <b>{sumOf(lines)}</b>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckOutProps {
  readonly lines: readonly CartLine[];
  readonly products: readonly CatalogueProduct[];
  readonly minimums: Cart['minimums'];
}

/** What an order of the cart comes to, and the one way on to it. */
export function CheckOut({ lines: saved, products, minimums }: CheckOutProps): ReactNode {
  const { priceIn, settled } = useShop();
  const lines = useWantedLines(saved).filter(({ quantity }) => quantity > 0);
  const current = useWay()?.modality;
  const hold = useHoldWords();
  const askAge = useAgeGate();
  const [chosen, setChosen] = useState<Modality>();
  const groups = groupsOf(lines).filter(({ modality }) => ORDERED.includes(modality));
  const wishes = [chosen, current, hold?.modality];
  const first = orderFirst({ ways: groups.map(({ modality }) => modality), wishes });
  const order = groups.find(({ modality }) => modality === first);
  if (!order) return null;
  const { modality } = order;
  const sumOf = (some: readonly CartLine[]): string => formatCents(totalOf(some, products, priceIn));
  const food = order.lines.filter((line) => productOf(line, products)?.isSnapEligible);
  const mayFollow = async (): Promise<boolean> => (await settled()) && askAge(order.lines, products);
  const split = splitWords(groups.length);
  return (
    <aside className="panel check-out" aria-labelledby="check-out">
      <h2 id="check-out">Check out</h2>
      {split !== undefined && (
        <>
          <p className="muted">{split}</p>
          <Rows hold={hold} groups={groups} first={modality} sumOf={sumOf} onChoose={setChosen} />
        </>
      )}
      <dl className="sums">
        <div className="total">
          <dt>Subtotal ({itemsWords(order.lines)})</dt>
          <dd>{sumOf(order.lines)}</dd>
        </div>
        <div>
          <dt>{modality === 'DELIVERY' ? 'Fees, tax and tip' : 'Fees and tax'}</dt>
          <dd>At checkout</dd>
        </div>
        {food.length > 0 && (
          <div>
            <dt>SNAP EBT can pay up to</dt>
            <dd>{sumOf(food)}</dd>
          </div>
        )}
      </dl>
      <div className="cart-go">
        <p aria-hidden="true">
          <b>{sumOf(order.lines)}</b>
          <span className="muted">
            {WAYS[modality]}
            {groups.length > 1 && ` · 1 of ${groups.length}`}
          </span>
        </p>
        <NavLink
          to={`${SCHEDULING}?${FULFILLMENT_TYPE}=${modality}`}
          look="button primary"
          describedBy={minimums?.[modality] === undefined ? undefined : minimumId(modality)}
          mayFollow={mayFollow}
        >
          {CHECK_OUT[modality]}
        </NavLink>
      </div>
    </aside>
  );
}
