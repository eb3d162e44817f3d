import { shoppers } from 'host-kit/shoppers';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { becomeShopper } from './become-shopper.ts';
import { Action, Choice, Row } from './fields.tsx';
import { stageStore } from './stage-store.ts';

export interface ShopperProps {
  /** Key of the demo shopper who is signed in; undefined for a visitor. */
  readonly shopper: string | undefined;
  readonly onSignedIn: () => void;
}

const VISITOR = { value: '', name: 'A visitor' };
const SHOPPERS = shoppers.map(({ key, name, wallet }) => ({ value: key, name: `${name} · ${wallet}` }));

/** Signs in as another demo shopper, and restores the demo data. */
export function ShopperRow({ shopper, onSignedIn }: ShopperProps): ReactNode {
  const [wish, setWish] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const chosen = wish ?? shopper ?? '';
  const isOther = chosen !== (shopper ?? '');
  async function enter(key: string): Promise<void> {
    setBusy(true);
    const words = await becomeShopper(key);
    setBusy(false);
    setTrouble(words);
    if (words !== undefined) return;
    setWish(undefined);
    onSignedIn();
  }
  async function reset(): Promise<void> {
    setBusy(true);
    const isDone = await stageStore.order({ do: 'reset-data' });
    setBusy(false);
    if (!isDone) setTrouble('That did not work.');
    else {
      // The reset has ended all sessions, and what the page shows is gone.
      const words = shopper === undefined ? undefined : await becomeShopper(shopper);
      if (words === undefined) location.reload();
      else setTrouble(words);
    }
  }
  return (
    <Row label="Shopper">
      <Choice label="Shopper" value={chosen} options={[VISITOR, ...SHOPPERS]} onChange={setWish} />
      <Action isOff={isBusy || !isOther} onPress={() => void enter(chosen)}>
        Switch
      </Action>
      <Action title="Restores the data of all shoppers" isOff={isBusy} onPress={() => void reset()}>
        Reset data
      </Action>
      {trouble !== undefined && (
        <p role="alert" className="warn">
          {trouble}
        </p>
      )}
    </Row>
  );
}
