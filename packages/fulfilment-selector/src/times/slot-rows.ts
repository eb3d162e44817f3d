import type { TimesMessages } from './messages.ts';
import type { Slot } from './rules.ts';
import { feeOf, labelOf } from './words.ts';

/** The content of a row in the list of times. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly fee: string;
  readonly tags: string;
  readonly isFree: boolean;
  readonly isPast: boolean;
  readonly isHeld: boolean;
}

/** Returns the rows of a day. They are created together, so that React can skip rows that did not change. */
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
