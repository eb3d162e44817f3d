import { isOpenEnd } from '@grocer/foundation/http';
import { useCheckoutStore, useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';
import type { EditName } from './slice.ts';

/** Returns the text for a failed edit: `words`, or that it is unconfirmed; undefined if it has not failed. */
export function useFailed(name: EditName, words: string): string | undefined {
  const { unconfirmed } = useText('parts', partMessages);
  const edit = useCheckoutStore(({ edits }) => edits[name]);
  if (edit?.phase !== 'failed') return undefined;
  return isOpenEnd(edit.error) ? unconfirmed : words;
}
