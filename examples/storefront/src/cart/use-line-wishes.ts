import type { CartLineChange } from '@grocer/foundation/contract';
import type { CartLine } from '@grocer/foundation/domain';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { idOf } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';

type SubstitutesChange = Pick<CartLineChange, 'substitutionPolicy' | 'substitutionItems'>;

/** How a change of a cart line is saved. */
interface Saving {
  readonly isSaving: boolean;
  /** The error message of the last change, if it failed while the sheet was open. */
  readonly refused: string | undefined;
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
    /** Resolves with true once the note is saved. */
    save(): Promise<boolean>;
  };
  readonly substitution: Saving & {
    /** Saves substitutes; fields that are absent keep their value. Resolves with true once they are saved. */
    choose(change: SubstitutesChange): Promise<boolean>;
  };
  /** Removes the error messages. */
  forget(): void;
}

/** Changes a cart line. The sheet shows the error message while it is open, the cart otherwise. */
function useLineChange({ id: lineId }: CartLine, isShown: () => boolean) {
  const { changeLine } = useShop();
  const [refused, setRefused] = useState<string>();
  return {
    refused,
    forget: () => setRefused(undefined),
    async save(change: Omit<CartLineChange, 'lineId'>): Promise<boolean> {
      // A screen reader announces the same message again only if it was removed first.
      setRefused(undefined);
      const why = await changeLine({ lineId, ...change }, isShown);
      if (isShown()) setRefused(why);
      return why === undefined;
    },
  };
}

/**
 * Returns what the shopper asks for with a cart line. It is kept while the line's sheet is closed; the note is
 * kept while other pages are visited, too.
 */
export function useLineWishes(line: CartLine, isSheetOpen: boolean): LineWishes {
  const { drafts } = useShop();
  const key = idOf(line);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(key));
  const [isSaving, setSaving] = useState(false);
  const [wanted, setWanted] = useState<SubstitutesChange>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = isSheetOpen;
    return () => {
      isOpen.current = false;
    };
  }, [isSheetOpen]);
  const isShown = (): boolean => isOpen.current;
  const notes = useLineChange(line, isShown);
  const substitutes = useLineChange(line, isShown);
  const text = draft ?? line.instructions;
  const isUnsaved = text.trim() !== line.instructions.trim();
  // A note whose answer was lost may turn out to be saved. While it is edited, its last space has to stay.
  const isOver = draft !== undefined && !isUnsaved && !isSheetOpen;
  useEffect(() => {
    if (isOver) drafts.set(key, undefined);
  }, [drafts, isOver, key]);
  return {
    line: { ...line, ...wanted },
    note: {
      text,
      isUnsaved,
      isSaving,
      refused: isUnsaved ? notes.refused : undefined,
      type: (next) => drafts.set(key, next),
      async save() {
        setSaving(true);
        const isSaved = await notes.save({ instructions: text.trim() });
        setSaving(false);
        if (isSaved) drafts.set(key, undefined);
        return isSaved;
      },
    },
    substitution: {
      isSaving: wanted !== undefined,
      refused: substitutes.refused,
      async choose(change) {
        setWanted(change);
        const isSaved = await substitutes.save(change);
        // A later choice is shown until its own answer.
        setWanted((now) => (now === change ? undefined : now));
        return isSaved;
      },
    },
    forget() {
      notes.forget();
      substitutes.forget();
    },
  };
}
