import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { shoppers } from 'host-kit/shoppers';
import { signIn } from 'host-kit/sign-in';
import { NavLink } from '../NavLink.tsx';
import { WAYS_TO_SHOP } from '../paths.ts';

/** Picks one of the demo's shoppers. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [trouble, setTrouble] = useState<string>();
  const choose = async (key: string): Promise<void> => {
    const words = await signIn(key);
    setTrouble(words);
    if (words === undefined) onSignedIn();
  };
  return (
    <main className="page narrow">
      <h1>Sign in as a demo shopper</h1>
      <p className="muted">Everything runs on this machine. Only published test card numbers are accepted.</p>
      {trouble !== undefined && (
        <p role="alert" className="bad">
          {trouble}
        </p>
      )}
      <ul className="panel group choices">
        {shoppers.map(({ key, name, wallet }) => (
          <li key={key}>
            <button type="button" className="line" onClick={() => void choose(key)}>
              <span className="monogram" aria-hidden="true">
                {name[0]}
              </span>
              <span>
                <b>{name}</b>
                <span className="muted">{wallet}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className="muted">
        Just looking? <NavLink to={WAYS_TO_SHOP}>Choose how to shop</NavLink>
      </p>
    </main>
  );
}
