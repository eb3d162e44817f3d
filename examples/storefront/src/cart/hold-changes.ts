import type { CartView } from './cart-state.ts';
import type { OwnCart } from './create-cart.ts';

/**
 * Makes the browser ask before the document is left while a change of the cart is unanswered, since leaving would
 * cancel its request; returns a function that ends this.
 */
export function holdChanges({ view }: Pick<OwnCart, 'view'>): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  const forget = (): void => window.removeEventListener('beforeunload', ask);
  const look = ({ waiting }: CartView): void => {
    if (waiting > 0) window.addEventListener('beforeunload', ask);
    else forget();
  };
  const stop = view.subscribe(look);
  return () => {
    stop();
    forget();
  };
}
