import { useChunk } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import type { Notice } from '../../flyout/rules.ts';
import { loadForms } from '../../lazy.ts';
import { useWalletStore } from '../../core/context.tsx';

type Words = Awaited<ReturnType<typeof loadForms>>;

/** What there is to tell, and the words for it: they come with the forms, or once there is something. */
export function useNotice(): { readonly notice: Notice | undefined; readonly words: Chunk<Words> } {
  const notice = useWalletStore((state) => state.notice);
  return { notice, words: useChunk(loadForms, notice !== undefined) };
}
