import type { CartLineChange } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { linesOf } from './cart-state.ts';
import { idOf } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';
import { noteKeyOf, withWish } from './unsaved.ts';
import type { Substitutes } from './unsaved.ts';
import { useIsShown } from './use-is-shown.ts';

/** How a change of a cart line is saved. */
interface Saving {
  readonly isSaving: boolean;
  /** The error message of the last change, if it failed while the sheet was open. */
  readonly refused: string | undefined;
  /** Removes the error message. */
  forget(): void;
}

/** What the shopper asks for with a cart line: a note and substitutes. */
export interface LineWishes {
  /** The line with the substitutes that were chosen last, saved or not. */
  readonly line: CartLine;
  readonly note: Saving & {
    /** The typed note, else the saved one. */
    readonly text: string;
    readonly isUnsaved: boolean;
    type(text: string): void;
    /** Resolves with true once all that was typed is saved. */
    save(): Promise<boolean>;
  };
  readonly substitution: Saving & {
    /** Saves substitutes; fields that are absent keep their value. Resolves with true once they are saved. */
    choose(change: Substitutes): Promise<boolean>;
  };
}

/** Changes a cart line. The sheet shows the error message while it is open, the cart otherwise. */
function useLineChange({ id: lineId }: CartLine, isShown: () => boolean) {
  const { changeLine } = useShop();
  const [refused, setRefused] = useState<string>();
  const forget = (): void => setRefused(undefined);
  return {
    refused,
    forget,
    async save(change: Omit<CartLineChange, 'lineId'>): Promise<boolean> {
      // A screen reader announces the same message again only if it was removed first.
      forget();
      const refusal = await changeLine({ lineId, ...change }, { isShown });
      if (isShown()) setRefused(refusal?.words);
      return !refusal;
    },
  };
}

/**
 * Returns what the shopper asks for with a cart line. What is not saved is kept while the line's sheet is closed
 * and while other pages are visited.
 */
export function useLineWishes(line: CartLine, isSheetOpen: boolean): LineWishes {
  const { unsaved, state } = useShop();
  const wishes = useStore(unsaved, (all) => all.wishes);
  const key = idOf(line);
  const noteKey = noteKeyOf(line, linesOf(state), wishes);
  const { note: typed, isSavingNote: isSaving = false } = wishes.get(noteKey) ?? {};
  const chosen = wishes.get(key)?.substitutes;
  const isShown = useIsShown(isSheetOpen);
  const notes = useLineChange(line, isShown);
  const substitutes = useLineChange(line, isShown);
  const shown = { ...line, ...chosen };
  const text = typed ?? line.instructions;
  const isUnsaved = text.trim() !== line.instructions.trim();
  // A note whose answer was lost may turn out to be saved. While it is edited, its last space has to stay.
  const isOver = typed !== undefined && !isUnsaved && !isSaving && !isSheetOpen;
  useEffect(() => {
    if (isOver) unsaved.setState(withWish(noteKey, { note: undefined }));
  }, [unsaved, isOver, noteKey]);
  return {
    line: shown,
    note: {
      text,
      isUnsaved,
      isSaving,
      refused: isUnsaved ? notes.refused : undefined,
      forget: notes.forget,
      type(next) {
        notes.forget();
        unsaved.setState(withWish(noteKey, { note: next }));
      },
      async save() {
        unsaved.setState(withWish(noteKey, { isSavingNote: true }));
        const isSaved = await notes.save({ instructions: text.trim() });
        // More may have been typed meanwhile.
        const isAll = isSaved && unsaved.getState().wishes.get(noteKey)?.note === text;
        unsaved.setState(withWish(noteKey, { isSavingNote: false, ...(isAll && { note: undefined }) }));
        return isAll;
      },
    },
    substitution: {
      isSaving: chosen !== undefined,
      refused: substitutes.refused,
      forget: substitutes.forget,
      async choose(change) {
        const { substitutionItems } = shown;
        const wanted = { substitutionItems, ...change };
        unsaved.setState(withWish(key, { substitutes: wanted }));
        const isSaved = await substitutes.save(
          wanted.substitutionPolicy === 'CUSTOMER_CHOICE' ? wanted : change,
        );
        // A later choice is shown until its own answer.
        const isLast = unsaved.getState().wishes.get(key)?.substitutes === wanted;
        if (isLast) unsaved.setState(withWish(key, { substitutes: undefined }));
        return isSaved;
      },
    },
  };
}
