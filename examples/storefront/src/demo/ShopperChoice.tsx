import { shoppers } from 'host-kit/shoppers';
import { signIn } from 'host-kit/sign-in';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface ShopperChoiceProps {
  /** The key of who is signed in; absent where nobody is. */
  readonly shopper: string | undefined;
  readonly onSignedIn: () => void;
}

/** Whose shop it is: another one is signed in at once. */
export function ShopperChoice({ shopper, onSignedIn }: ShopperChoiceProps): ReactNode {
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function choose(key: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const words = await signIn(key);
    setBusy(false);
    setTrouble(words);
    if (words === undefined) onSignedIn();
  }
  return (
    <>
      <label className="demo-field">
        <span>Shopper</span>
        <select
          value={shopper ?? ''}
          aria-disabled={isBusy || undefined}
          onChange={(event) => void choose(event.target.value)}
        >
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
      {trouble !== undefined && (
        <p role="alert" className="bad">
          {trouble}
        </p>
      )}
    </>
  );
}
