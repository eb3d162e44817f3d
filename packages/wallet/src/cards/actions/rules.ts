import { isPharmacy } from '@grocer/foundation/domain';
import type { AppName, Card } from '@grocer/foundation/domain';
import { isPreferred } from '../../selection/rules.ts';
import type { Check } from '../rules.ts';

/** What can be done with a card in its row. */
export type CardAction = 'edit' | 'delete' | 'prefer';

interface RowPlace {
  readonly application: AppName;
  readonly isMyWallet: boolean;
  /** In My Wallet mode: does the page show a card box as well? */
  readonly hasCardBox: boolean;
}

/** What a row of the list offers: a menu, a single button, or nothing. */
export interface RowActions {
  readonly kind: 'menu' | 'button' | 'none';
  readonly actions: readonly CardAction[];
}

const NONE: RowActions = { kind: 'none', actions: [] };

/** The actions of the menu: Edit for saved bank cards, Make Preferred where it would change something [W-2.17]. */
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
 * What a row of the list offers. Pharmacy applications, and My Wallet without a card box, hide the menu of bank
 * cards; an expired one can still be edited [W-2.17] [W-2.19] [W-6.3].
 */
export function rowActions(card: Card, { application, isMyWallet, hasCardBox }: RowPlace): RowActions {
  const hidesMenu = isPharmacy(application) || (isMyWallet && !hasCardBox);
  if (card.group !== 'bank' || !hidesMenu) return { kind: 'menu', actions: menuActions(card, application) };
  return card.expired && card.saved ? { kind: 'button', actions: ['edit'] } : NONE;
}

/** What a card in the card box offers: others than bank cards can be taken out, expired ones edited [W-2.18]. */
export function boxActions(card: Card): readonly ('edit' | 'remove')[] {
  if (card.group !== 'bank') return ['remove'];
  return card.expired && card.saved ? ['edit'] : [];
}

/** How a row tells the balance of a card that has one [W-2.14] [W-2.15]. */
export type BalanceLine =
  | { readonly kind: 'amount' }
  | { readonly kind: 'check' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed' };

interface Look {
  readonly check: Check | undefined;
  /** Did the host ask for gift card balances with the list? Then one that is missing has failed. */
  readonly comesWithList: boolean;
}

/** What stands where a bank card has its expiry; nothing for bank cards [W-2.14] [W-2.15] [W-4.30]. */
export function balanceLine(card: Card, { check, comesWithList }: Look): BalanceLine | undefined {
  if (card.group === 'bank') return undefined;
  if (check === 'checking') return { kind: 'checking' };
  if (card.balance !== undefined) return { kind: 'amount' };
  if (card.group === 'snap') return { kind: 'check' };
  return { kind: check === 'failed' || comesWithList ? 'failed' : 'check' };
}
