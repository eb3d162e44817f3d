import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { loadSavedChangesSheet } from '../../lazy.ts';
import { closeSavedMessage, confirmSavedChanges } from './confirming.ts';

/** Overlay that confirms the saved changes [C-4.16] [C-4.19]. */
export function SavedChanges(): ReactNode {
  const core = useCheckoutCore();
  const saved = useCheckoutStore((state) => state.savedChanges);
  return (
    <LazyLayer
      isOpen={saved !== undefined}
      load={loadSavedChangesSheet}
      onClose={() => closeSavedMessage(core)}
    >
      {({ SavedChangesSheet }, onClose) =>
        saved && (
          <SavedChangesSheet
            saved={saved}
            onConfirm={() => void confirmSavedChanges(core)}
            onClose={onClose}
          />
        )
      }
    </LazyLayer>
  );
}
