/** An action of a shopper in the wallet or the address book. */
export type Operation =
  | {
      readonly kind: 'add-bank';
      readonly pan: string;
      readonly firstName: string;
      readonly preferred: boolean;
    }
  | { readonly kind: 'add-gift' | 'add-snap'; readonly pan: string }
  /** A number that no other operation has, so that its wrong PINs can be counted. */
  | { readonly kind: 'wrong-pin'; readonly pan: string }
  | { readonly kind: 'edit'; readonly cardId: string; readonly firstName: string; readonly month: string }
  | { readonly kind: 'delete' | 'prefer'; readonly cardId: string }
  | { readonly kind: 'add-address'; readonly street: string }
  | { readonly kind: 'edit-address'; readonly addressId: string; readonly street: string }
  | { readonly kind: 'remove-address'; readonly addressId: string };
export type OperationKind = Operation['kind'];
