import type { Checkout } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import { ShoppingBasket } from 'lucide';
import type { ReactNode } from 'react';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { DrawerSlot } from '../../layout/DrawerSlot.tsx';
import { OpenerLine } from '../../layout/OpenerLine.tsx';
import { loadItemsSheet } from '../../lazy.ts';
import { itemsMessages } from './messages.ts';

interface ItemsProps {
  readonly checkout: Checkout;
  readonly isLocked: boolean;
}

/** The number of ordered items, with a button to list them [C-2.20] [C-2.36]. */
export function Items({ checkout, isLocked }: ItemsProps): ReactNode {
  const text = useText('items', itemsMessages);
  const { store } = useCheckoutCore();
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const { itemCount } = checkout.summary;
  const count = new Intl.NumberFormat(locale).format(itemCount);
  return (
    <>
      <OpenerLine
        part="items"
        icon={ShoppingBasket}
        title={text.title}
        words={formatMessage(pluralOf(text.count, itemCount, locale), { count })}
        isOff={isLocked}
        onIntent={() => void loadItemsSheet().catch(() => undefined)}
        onPress={() => store.getState().showDrawer('items')}
      />
      <DrawerSlot name="items" load={loadItemsSheet}>
        {({ ItemsSheet }, onClose) => <ItemsSheet checkout={checkout} onClose={onClose} />}
      </DrawerSlot>
    </>
  );
}
