import type { Checkout } from '@grocer/foundation/domain';
import { Sheet, SheetBody, SheetHeader, SheetScreen } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { ItemList } from '../../details/ItemList.tsx';
import { itemsMessages } from './messages.ts';

interface ItemsSheetProps {
  readonly checkout: Checkout;
  readonly onClose: () => void;
}

/** The sheet that lists the ordered items [C-2.36]. */
export function ItemsSheet({ checkout, onClose }: ItemsSheetProps): ReactNode {
  const text = useText('items', itemsMessages);
  return (
    <Sheet screen="items" isTall onExit={onClose}>
      <SheetScreen name="items" isOn>
        <SheetHeader title={text.title} close={{ label: text.close, onPress: onClose }} />
        <SheetBody>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container without a focusable element cannot be scrolled by keyboard */}
          <div role="group" aria-label={text.title} tabIndex={0}>
            <ItemList lines={checkout.lines} />
          </div>
        </SheetBody>
      </SheetScreen>
    </Sheet>
  );
}
