/** An address as it is entered. A Canadian one is not verified before it is saved. */
export interface Written {
  readonly street: string;
  readonly isCanadian: boolean;
}

/** Kinds of preferences that are on or off, and saved when they are switched. */
export type SwitchKind = 'switch-email' | 'switch-sms' | 'switch-communication';

/** An action of a shopper on the account pages. `isNewer` selects the second version of the address book. */
export type Operation =
  | ({ readonly kind: 'add-address'; readonly isNewer: boolean } & Written)
  | ({ readonly kind: 'edit-address'; readonly isNewer: boolean; readonly addressId: string } & Written)
  | { readonly kind: 'remove-address'; readonly isNewer: boolean; readonly addressId: string }
  | { readonly kind: SwitchKind; readonly id: string; readonly isOn: boolean }
  | { readonly kind: 'prefer-store'; readonly locationId: string }
  | { readonly kind: 'tip'; readonly cents: number };
export type OperationKind = Operation['kind'];
