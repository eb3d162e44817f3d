import type { AddressMessages } from './forms/addresses/messages.ts';
import type { CardActionMessages } from './cards/actions/messages.ts';
import type { CardMessages } from './cards/messages.ts';
import type { ErrorMessages } from './forms/errors/messages.ts';
import type { AddCardMessages } from './features/add-card/messages.ts';
import type { AddGiftCardMessages } from './features/add-gift-card/messages.ts';
import type { AddSnapCardMessages } from './features/add-snap-card/messages.ts';
import type { AddressListMessages } from './features/billing-address/address-list-messages.ts';
import type { BillingAddressMessages } from './features/billing-address/messages.ts';
import type { CardBoxMessages } from './features/card-box/messages.ts';
import type { CardListMessages } from './features/card-list/messages.ts';
import type { CheckBalanceMessages } from './features/check-balance/messages.ts';
import type { DeleteCardMessages } from './features/delete-card/messages.ts';
import type { EditCardMessages } from './features/edit-card/messages.ts';
import type { EnterPinMessages } from './features/enter-pin/messages.ts';
import type { ExitConfirmMessages } from './features/exit-confirm/messages.ts';
import type { MyWalletMessages } from './features/my-wallet/messages.ts';
import type { UpdateAddressMessages } from './features/billing-address/update-address-messages.ts';
import type { HostedFieldMessages } from './hosted-fields/messages.ts';

import type { NameMessages } from './forms/names/messages.ts';
import type { NoticeMessages } from './cards/notices/messages.ts';

/** All texts of the wallet, by part. A host can replace any of them; each part loads with its screen. */
export interface WalletMessages {
  cards: CardMessages;
  cardActions: CardActionMessages;
  notices: NoticeMessages;
  cardBox: CardBoxMessages;
  cardList: CardListMessages;
  myWallet: MyWalletMessages;
  addCard: AddCardMessages;
  addSnapCard: AddSnapCardMessages;
  addGiftCard: AddGiftCardMessages;
  editCard: EditCardMessages;
  deleteCard: DeleteCardMessages;
  checkBalance: CheckBalanceMessages;
  enterPin: EnterPinMessages;
  billingAddress: BillingAddressMessages;
  addresses: AddressMessages;
  addressList: AddressListMessages;
  updateAddress: UpdateAddressMessages;
  exitConfirm: ExitConfirmMessages;
  hostedFields: HostedFieldMessages;
  names: NameMessages;
  errors: ErrorMessages;
}
