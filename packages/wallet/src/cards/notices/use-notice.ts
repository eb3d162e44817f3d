import { useChunk } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import type { Notice } from '../../flyout/rules.ts';
import { loadForms } from '../../lazy.ts';
import { useWalletStore } from '../../core/context.tsx';

type Words = Awaited<ReturnType<typeof loadForms>>;

/** Returns the current notice, and the chunk with its text, which loads with the forms or the notice. */
export function useNotice(): { readonly notice: Notice | undefined; readonly words: Chunk<Words> } {
  const notice = useWalletStore((state) => state.notice);
  return { notice, words: useChunk(loadForms, notice !== undefined) };
}
