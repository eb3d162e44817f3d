import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';

/** Time that a sign-out waits for changes of the cart, in ms; offline they wait for a connection. */
const PATIENCE_MS = 3000;

interface SignOutProps {
  readonly look: string;
  readonly onSignOut: () => void;
  /** The visible words. Default: only an icon. */
  readonly children?: string;
}

/** Button that signs the shopper out once the changes of their cart have ended, but does not wait long. */
export function SignOut({ look, onSignOut, children }: SignOutProps): ReactNode {
  const { settled } = useShop();
  const [isLeaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    if (isLeaving) return;
    setLeaving(true);
    await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    onSignOut();
  }
  return (
    <button
      className={look}
      type="button"
      aria-busy={isLeaving || undefined}
      {...(children === undefined && { 'aria-label': 'Sign out', title: 'Sign out' })}
      onClick={() => void leave()}
    >
      <LogOut size={20} aria-hidden="true" /> {children}
    </button>
  );
}
