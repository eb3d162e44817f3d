/** An address as it is written: a Canadian one is not checked before it is saved. */
export interface Written {
  readonly street: string;
  readonly isCanadian: boolean;
}

/** A preference that is on or off: saved as soon as it is switched. */
export type SwitchKind = 'switch-email' | 'switch-sms' | 'switch-communication';

/** Something that a shopper does on the pages of the account; `isNewer` says in which generation of the address book. */
export type Operation =
  | ({ readonly kind: 'add-address'; readonly isNewer: boolean } & Written)
  | ({ readonly kind: 'edit-address'; readonly isNewer: boolean; readonly addressId: string } & Written)
  | { readonly kind: 'remove-address'; readonly isNewer: boolean; readonly addressId: string }
  | { readonly kind: SwitchKind; readonly id: string; readonly isOn: boolean }
  | { readonly kind: 'prefer-store'; readonly locationId: string }
  | { readonly kind: 'tip'; readonly cents: number };
export type OperationKind = Operation['kind'];
