/**
 * Where the flyout goes once the balance is known: back to the list where it was opened from the card box, else
 * it closes. It stays where closing would throw a choice away without asking [W-4.29].
 */
export const afterBalance = (at: {
  readonly fromCardBox: boolean;
  readonly isChanged: boolean;
}): 'list' | 'close' => (at.fromCardBox || at.isChanged ? 'list' : 'close');
