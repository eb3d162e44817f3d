import { formatCents } from '@grocer/foundation/domain';
import type { Cart, CartLine, CatalogueProduct, Cents, Modality } from '@grocer/foundation/domain';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAgeGate } from '../account/age-context.ts';
import { NavLink } from '../NavLink.tsx';
import { schedulingPath } from '../paths.ts';
import { heldFor } from '../ways/use-hold-words.ts';
import type { HeldTime } from '../ways/use-hold-words.ts';
import { useWay } from '../ways/use-way.ts';
import { WAYS } from '../ways/way-words.ts';
import { groupsOf, productOf, totalOf } from './cart-groups.ts';
import type { CartGroup } from './cart-groups.ts';
import {
  changeWords,
  CHECK_OUT,
  feeOf,
  itemsWords,
  laterWords,
  orderFirst,
  splitWords,
} from './checkout-rules.ts';
import { minimumId } from './Minimum.tsx';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';
import { useWantedLines } from './use-amount.ts';
import { useIsMissing } from './use-is-missing.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import '../layout/choices.css';
import './check-out.css';

interface RowsProps {
  readonly hold: HeldTime | undefined;
  readonly groups: readonly CartGroup[];
  readonly first: Modality;
  readonly costOf: (group: CartGroup) => string;
  readonly onChoose: (way: Modality) => void;
}

/** Choice of the order to check out first, for a cart with more than one. */
function Rows({ hold, groups, first, costOf, onChoose }: RowsProps): ReactNode {
  return (
    <fieldset className="choices">
      <legend className="unseen">Which order goes first</legend>
      {groups.map((group) => (
        <label key={group.modality}>
          <input
            type="radio"
            name="first-order"
            checked={group.modality === first}
            onChange={() => onChoose(group.modality)}
          />
          <span>
            <b>{WAYS[group.modality]}</b>
            <span className="muted">
              {heldFor(hold, group.modality)?.when ?? 'No time yet'} · {itemsWords(group.lines)}
            </span>
          </span>
          <b>{costOf(group)}</b>
        </label>
      ))}
    </fieldset>
  );
}

interface NothingToHaveProps {
  readonly modality: Modality;
  readonly hold: HeldTime | undefined;
}

/** Link to choose another time, if no item of an order is available at the held time. */
function NothingToHave({ modality, hold }: NothingToHaveProps): ReactNode {
  const { settled } = useShop();
  return (
    <>
      <p className="muted">Nothing here can be had for {heldFor(hold, modality)?.when ?? 'this time'}.</p>
      <NavLink to={schedulingPath(modality)} look="button primary" mayFollow={settled}>
        Choose another time
      </NavLink>
    </>
  );
}

interface CheckOutProps {
  readonly lines: readonly CartLine[];
  /** False while a product of the lines is unknown: then there are no amounts, and no way on. */
  readonly isWhole: boolean;
  /** The time that is held, or was until it expired. */
  readonly hold: HeldTime | undefined;
  readonly products: readonly CatalogueProduct[];
  readonly minimums: Cart['minimums'];
}

interface OrderProps extends Omit<CheckOutProps, 'lines'> {
  /** The lines that can be ordered, grouped by way to shop. */
  readonly groups: readonly CartGroup[];
}

/** The total of the order to check out first, with the check-out button. */
function Order({ groups, hold, products, minimums, isWhole }: OrderProps): ReactNode {
  const { priceIn, settled } = useShop();
  const current = useWay()?.modality;
  const askAge = useAgeGate();
  const [chosen, setChosen] = useState<Modality>();
  const wishes = [chosen, current, hold?.modality];
  const first = orderFirst({ ways: groups.map(({ modality }) => modality), wishes });
  const order = groups.find(({ modality }) => modality === first);
  if (!order) return null;
  const { modality } = order;
  const sumOf = (some: readonly CartLine[]): Cents => totalOf(some, products, priceIn);
  const feeIn = ({ modality: way, lines, missing }: CartGroup): Cents | undefined => {
    const time = heldFor(hold, way);
    return time && feeOf(time, [...lines, ...missing]);
  };
  const costOf = (group: CartGroup): string =>
    isWhole ? formatCents(sumOf(group.lines) + (feeIn(group) ?? 0)) : '';
  const held = heldFor(hold, modality);
  const fee = feeIn(order);
  const food = order.lines.filter((line) => productOf(line, products)?.isSnapEligible);
  const mayFollow = async (): Promise<boolean> => (await settled()) && askAge(order.lines, products);
  const split = splitWords(groups.length);
  const change = changeWords({
    weighed: order.lines.filter((line) => productOf(line, products)?.isSoldByWeight).length,
    maySubstitute: order.lines.some(
      (line) => line.substitutionPolicy !== 'NONE' && !productOf(line, products)?.membership,
    ),
  });
  return (
    <>
      {split !== undefined && (
        <>
          <p className="muted">{split}</p>
          <Rows hold={hold} groups={groups} first={modality} costOf={costOf} onChoose={setChosen} />
        </>
      )}
      {isWhole && (
        <>
          <dl className="sums">
            <div className={fee === undefined ? 'total' : undefined}>
              <dt>Subtotal ({itemsWords(order.lines)})</dt>
              <dd>{formatCents(sumOf(order.lines))}</dd>
            </div>
            {fee !== undefined && (
              <div>
                <dt>
                  {WAYS[modality]}, {held?.when}
                </dt>
                <dd>{fee === 0 ? 'Free' : formatCents(fee)}</dd>
              </div>
            )}
            <div>
              <dt>{laterWords({ modality, isFeeKnown: fee !== undefined })}</dt>
              <dd>At checkout</dd>
            </div>
            {fee !== undefined && (
              <div className="total">
                <dt>Estimated total</dt>
                <dd>{costOf(order)}</dd>
              </div>
            )}
            {food.length > 0 && (
              <div>
                <dt>SNAP EBT can pay up to</dt>
                <dd>{formatCents(sumOf(food))}</dd>
              </div>
            )}
          </dl>
          <div className="cart-go">
            <p aria-hidden="true">
              <b>{costOf(order)}</b>
              <span className="muted">
                {WAYS[modality]}
                {groups.length > 1 && ` · 1 of ${groups.length}`}
              </span>
            </p>
            <NavLink
              to={schedulingPath(modality, held !== undefined)}
              look="button primary"
              describedBy={minimums?.[modality] === undefined ? undefined : minimumId(modality)}
              mayFollow={mayFollow}
            >
              {CHECK_OUT[modality]}
            </NavLink>
          </div>
        </>
      )}
      {change !== undefined && <p className="muted">{change}</p>}
    </>
  );
}

/** The check-out panel. Moves the focus to its heading if the focused control is removed. */
function Panel({ children }: { readonly children: ReactNode }): ReactNode {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(part, heading);
  return (
    <aside ref={part} className="panel check-out" aria-labelledby="check-out">
      <h2 id="check-out" ref={heading} tabIndex={-1}>
        Check out
      </h2>
      {children}
    </aside>
  );
}

/** The check-out part of the cart; renders nothing if no line can be ordered. */
export function CheckOut({ lines: saved, ...known }: CheckOutProps): ReactNode {
  const lines = useWantedLines(saved).filter(({ quantity }) => quantity > 0);
  const isMissing = useIsMissing();
  const ordered = useOrderedWays();
  const wanted = groupsOf(lines, isMissing).filter(({ modality }) => ordered.includes(modality));
  const groups = wanted.filter(({ lines: had }) => had.length > 0);
  const [first] = wanted;
  if (!first) return null;
  return (
    <Panel>
      {groups.length > 0 ? (
        <Order groups={groups} {...known} />
      ) : (
        <NothingToHave modality={first.modality} hold={known.hold} />
      )}
    </Panel>
  );
}
