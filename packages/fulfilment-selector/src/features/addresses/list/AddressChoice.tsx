import { placeLine, streetLine } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { Choice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTroubleWords } from '../AddressTrouble.tsx';
import { placeOf } from '../choosing.ts';
import { addressMessages } from '../messages.ts';
import { storeMessages } from '../../../window/results/store-messages.ts';
import { useSelectorCore, useSelectorStore, useText } from '../../../core/context.tsx';

interface AddressChoiceProps {
  readonly entry: ProfileAddress;
  readonly name: string;
  readonly isMailing: boolean;
}

/** Returns why the address could not be confirmed. */
function useTroubleOf(id: string): string | undefined {
  const { chooseFailed } = useText('stores', storeMessages);
  const words = useTroubleWords();
  const picking = useSelectorStore((state) => state.picking);
  const choosing = useSelectorStore((state) => state.choosing);
  if (picking.phase === 'failed' && picking.id === id) return words(picking.trouble);
  return choosing.phase === 'failed' && choosing.place === placeOf(id) ? chooseFailed : undefined;
}

/** An address in the second book, as a radio button [F-2.34]. */
export function AddressChoice({ entry, name, isMailing }: AddressChoiceProps): ReactNode {
  const shared = useText('addresses', addressMessages);
  const { store } = useSelectorCore();
  const isChosen = useSelectorStore(({ chosenId }) => chosenId === entry.id);
  const trouble = useTroubleOf(entry.id);
  const id = useId();
  const [lineId, placeId, badgeId] = [`${id}line`, `${id}place`, `${id}badge`];
  return (
    <li>
      <label
        className="grocer-card-frame grocer-choice-card"
        data-part="address"
        data-state={isChosen ? 'current' : undefined}
      >
        <Choice
          type="radio"
          name={name}
          checked={isChosen}
          aria-labelledby={`${lineId} ${placeId}`}
          aria-describedby={isMailing ? badgeId : undefined}
          data-landing={entry.id}
          onChange={() => store.setState({ chosenId: entry.id, picking: { phase: 'idle' } })}
        />
        <span className="grocer-choice-lines">
          <span className="grocer-store-name">
            <span id={lineId}>{streetLine(entry.address)}</span>
            {isMailing && (
              <span id={badgeId} className="grocer-badge">
                {shared.mailing}
              </span>
            )}
          </span>
          <span id={placeId} className="grocer-small">
            {placeLine(entry.address)}
          </span>
        </span>
      </label>
      {trouble !== undefined && (
        <p role="alert" className="grocer-why">
          {trouble}
        </p>
      )}
    </li>
  );
}
