import type { Cents, Modality } from '@grocer/foundation/domain';
import { useFulfilmentHandle } from '@grocer/fulfilment-selector/react';
import type { ReactNode, Ref } from 'react';
import type { HeldTime } from '../ways/use-hold-words.ts';
import { NavLink } from '../NavLink.tsx';
import { schedulingPath } from '../paths.ts';
import { useWay } from '../ways/use-way.ts';
import { placeWords, WAY_ART, WAYS, wayWords } from '../ways/way-words.ts';
import { Minimum } from './Minimum.tsx';
import { useOrderedWays } from './ordered-ways.ts';
import { useShop } from './ShopProvider.tsx';

/** Opens the selector's window from the cart, where the redesign calls it 'Change Store' [F-2.7]. */
function Change({ modality }: { readonly modality: Modality }): ReactNode {
  const { open, update } = useFulfilmentHandle();
  const isStore = modality === 'PICKUP';
  function change(): void {
    update({ openedFrom: 'cart' });
    if (isStore) open('STORE_SELECTION_MENU');
    else open();
  }
  return (
    <button
      type="button"
      className="plain"
      aria-haspopup="dialog"
      aria-label={isStore ? undefined : `Change, ${WAYS[modality]}`}
      onClick={change}
    >
      {isStore ? 'Change Store' : 'Change'}
    </button>
  );
}

interface GroupHeadingProps {
  readonly id: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly modality: Modality;
  /** The time held for this way to shop, or held until it expired. */
  readonly hold: HeldTime | undefined;
  readonly total: Cents;
  /** Minimum amount of an order, if the service has one. */
  readonly minimum: Cents | undefined;
}

/** Heading of a group of cart lines: way to shop, and place and time if they are known. */
export function GroupHeading({ id, heading, modality, hold, total, minimum }: GroupHeadingProps): ReactNode {
  const { settled } = useShop();
  const isOrdered = useOrderedWays().includes(modality);
  const current = useWay();
  const way = current?.modality === modality ? current : undefined;
  const place = way && placeWords(way);
  return (
    <div className="cart-heading">
      <div className="cart-way">
        <img src={WAY_ART[modality]} width={36} height={36} alt="" />
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {hold?.when ? `${WAYS[modality]}, ${hold.when}` : wayWords(way ?? { modality })}
          </h2>
          {hold && (
            <p className="muted">
              {hold.when && place && `${place} · `}
              <span className="hold" data-state={hold.state}>
                {hold.left}
              </span>
            </p>
          )}
        </div>
      </div>
      {isOrdered && (
        <div className="cart-changes">
          {hold && (
            <NavLink
              to={schedulingPath(modality)}
              look="plain"
              label={`Change time, ${WAYS[modality]}`}
              mayFollow={settled}
            >
              Change time
            </NavLink>
          )}
          <Change modality={modality} />
        </div>
      )}
      {isOrdered && minimum !== undefined && <Minimum modality={modality} total={total} minimum={minimum} />}
    </div>
  );
}
