import type { TimesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import { feeOf, labelOf } from './words.ts';

/** What stands on a row of the list of times. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly fee: string;
  readonly tags: string;
  readonly isFree: boolean;
  readonly isPast: boolean;
  readonly isHeld: boolean;
}

/** Words are worked out for a whole day at once, so that a row that stays the same is not drawn again. */
export function rowsOf(slots: readonly Slot[], text: TimesMessages, locale: string): readonly Row[] {
  return slots.map(({ key, option, state, isHeld }) => {
    const fee = feeOf(option, locale);
    const { vendorName, incentive, type } = option;
    const tags = [vendorName, type === 'EXPRESS' ? text.fastest : '', incentive ?? ''];
    const words = { unsaid: '', free: text.free, cost: fee.kind === 'cost' ? fee.text : '' };
    return {
      key,
      isHeld,
      label: labelOf(option, locale),
      fee: words[fee.kind],
      tags: tags.filter((tag) => tag !== '').join('\n'),
      isFree: fee.kind === 'free',
      isPast: state === 'past',
    };
  });
}
