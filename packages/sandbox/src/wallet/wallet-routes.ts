import type { ApiRoute } from '../api/shopper-routes.ts';
import { addBankCardRoute } from './add-bank-card.ts';
import { addGiftCardRoute } from './add-gift-card.ts';
import { addSnapCardRoute } from './add-snap-card.ts';
import { checkGiftBalanceRoute } from './check-gift-balance.ts';
import { checkSnapBalanceRoute } from './check-snap-balance.ts';
import { deleteCardRoute } from './delete-card.ts';
import { editCardRoute } from './edit-card.ts';
import { listBillingAddressesRoute } from './list-billing-addresses.ts';
import { listCardsRoute } from './list-cards.ts';
import { preferCardRoute } from './prefer-card.ts';
import { saveBillingAddressRoute } from './save-billing-address.ts';
import type { WalletParts } from './wallet-parts.ts';

/** The routes of the wallet calls. */
export const walletRoutes = (parts: WalletParts): readonly ApiRoute[] => [
  listCardsRoute(parts),
  addBankCardRoute(parts),
  addSnapCardRoute(parts),
  addGiftCardRoute(parts),
  editCardRoute(parts),
  deleteCardRoute(),
  preferCardRoute(parts),
  listBillingAddressesRoute(parts),
  saveBillingAddressRoute(parts),
  checkGiftBalanceRoute(parts),
  checkSnapBalanceRoute(parts),
];
