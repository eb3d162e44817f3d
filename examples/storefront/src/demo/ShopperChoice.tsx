import { shoppers } from 'host-kit/shoppers';
import { signIn } from 'host-kit/sign-in';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface ShopperChoiceProps {
  /** Key of the demo shopper who is signed in; undefined for a visitor. */
  readonly shopper: string | undefined;
  readonly onSignedIn: () => void;
}

/** Select and button to sign in as another demo shopper. */
export function ShopperChoice({ shopper, onSignedIn }: ShopperChoiceProps): ReactNode {
  const [wish, setWish] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const chosen = wish ?? shopper ?? '';
  const isOther = chosen !== (shopper ?? '');
  async function enter(): Promise<void> {
    if (isBusy || !isOther) return;
    setBusy(true);
    const words = await signIn(chosen);
    setBusy(false);
    setTrouble(words);
    if (words !== undefined) return;
    setWish(undefined);
    onSignedIn();
  }
  return (
    <>
      <label className="demo-field">
        <span>Shopper</span>
        <select value={chosen} onChange={(event) => setWish(event.target.value)}>
          <option value="" disabled>
            A visitor
          </option>
          {shoppers.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy || !isOther || undefined}
        onClick={() => void enter()}
      >
        Sign in as this shopper
      </button>
      {trouble !== undefined && (
        <p role="alert" className="bad">
          {trouble}
        </p>
      )}
    </>
  );
}
