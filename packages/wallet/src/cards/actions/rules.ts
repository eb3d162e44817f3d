import { isPharmacy } from '@grocer/foundation/domain';
import type { AppName, Card } from '@grocer/foundation/domain';
import { isPreferred } from '../../selection/rules.ts';
import type { Check } from '../rules.ts';

/** An action in the menu of a card. */
export type CardAction = 'edit' | 'delete' | 'prefer';

interface RowPlace {
  readonly application: AppName;
  readonly isMyWallet: boolean;
  /** In My Wallet mode: true when the page shows a card box as well. */
  readonly hasCardBox: boolean;
}

/** The actions that a row of the list offers: as a menu, as a single button, or none. */
export interface RowActions {
  readonly kind: 'menu' | 'button' | 'none';
  readonly actions: readonly CardAction[];
}

const NONE: RowActions = { kind: 'none', actions: [] };

/** Returns the menu's actions: Edit for saved bank cards, Make Preferred if it changes something [W-2.17]. */
function menuActions(card: Card, application: AppName): readonly CardAction[] {
  const isBank = card.group === 'bank';
  const canPrefer = isBank && card.saved && !card.expired && !isPreferred(card, application);
  return [
    ...(isBank && card.saved ? (['edit'] as const) : []),
    ...(canPrefer ? (['prefer'] as const) : []),
    'delete',
  ];
}

/**
 * Returns the actions of a row. Pharmacy applications, and My Wallet without a card box, hide the menu of
 * bank cards; an expired one can still be edited [W-2.17] [W-2.19] [W-6.3].
 */
export function rowActions(card: Card, { application, isMyWallet, hasCardBox }: RowPlace): RowActions {
  const hidesMenu = isPharmacy(application) || (isMyWallet && !hasCardBox);
  if (card.group !== 'bank' || !hidesMenu) return { kind: 'menu', actions: menuActions(card, application) };
  return card.expired && card.saved ? { kind: 'button', actions: ['edit'] } : NONE;
}

/**
 * Returns the actions in the card box: Remove for SNAP and gift cards, Edit for expired saved cards [W-2.18].
 */
export function boxActions(card: Card): readonly ('edit' | 'remove')[] {
  if (card.group !== 'bank') return ['remove'];
  return card.expired && card.saved ? ['edit'] : [];
}

/** What a row shows as the balance of a SNAP or gift card [W-2.14] [W-2.15]. */
export type BalanceLine =
  | { readonly kind: 'amount' }
  | { readonly kind: 'check' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed' };

interface Look {
  readonly check: Check | undefined;
  /** True when the host requests gift card balances with the list; a missing balance has then failed. */
  readonly comesWithList: boolean;
}

/** Returns the balance line, in place of the expiry; none for bank cards [W-2.14] [W-2.15] [W-4.30]. */
export function balanceLine(card: Card, { check, comesWithList }: Look): BalanceLine | undefined {
  if (card.group === 'bank') return undefined;
  if (check === 'checking') return { kind: 'checking' };
  if (card.balance !== undefined) return { kind: 'amount' };
  if (card.group === 'snap') return { kind: 'check' };
  return { kind: check === 'failed' || comesWithList ? 'failed' : 'check' };
}
