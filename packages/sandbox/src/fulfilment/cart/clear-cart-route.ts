import { clearCart, toModality } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { notFound } from '../../wire/reply.ts';
import { cartOf } from './cart-routes.ts';
import { createCarts } from './carts.ts';

/** The route that removes every line of a modality from the cart [C-4.12] [C-7.20]. */
export const clearCartRoute = (): ApiRoute =>
  handleWrite(clearCart, async ({ body, shopper: { userId } }) => async (tx) => {
    const carts = createCarts(tx);
    const cart = await carts.find(userId, 'active');
    if (!cart) return notFound();
    await carts.clear(userId, cart.id, toModality(body.modalityType));
    return cartOf(tx, userId);
  });
