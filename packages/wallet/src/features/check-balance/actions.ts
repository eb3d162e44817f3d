import { listOf } from '../../cards/rules.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { createPinSubmitter } from '../../forms/pin/submit-pin.ts';
import type { HostedFields } from '../../hosted-fields/port.ts';
import { afterBalance } from './rules.ts';

/** Actions of the balance form of a SNAP EBT card. */
export const checkBalanceActions = lazyPart((core) => {
  const { store } = core;
  const submit = createPinSubmitter(core, 'check-balance');

  /** Leaves the form once the balance is known [W-4.29]. */
  function leave(): void {
    const { flyout, isDraftChanged, showScreen, closeFlyout } = store.getState();
    if (flyout.phase === 'closed') return;
    const { fromCardBox } = flyout;
    if (afterBalance({ fromCardBox, isChanged: isDraftChanged() }) === 'list') showScreen('card-list');
    else closeFlyout('balance-checked');
  }

  return {
    async submitPin(fields: HostedFields<string>): Promise<void> {
      const { flyout, cards } = store.getState();
      const cardId = flyout.phase === 'open' ? flyout.cardId : undefined;
      const card = listOf(cards).find(({ id }) => id === cardId);
      if (!card) return;
      await submit({
        card,
        fields,
        known(_pin, isLeft) {
          if (!isLeft) leave();
        },
      });
    },
  };
});
