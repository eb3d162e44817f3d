/**
 * Returns where the flyout goes once the balance is known: to the list if the card box opened it, or if
 * closing would discard an unconfirmed selection; else it closes [W-4.29].
 */
export const afterBalance = (at: {
  readonly fromCardBox: boolean;
  readonly isChanged: boolean;
}): 'list' | 'close' => (at.fromCardBox || at.isChanged ? 'list' : 'close');
