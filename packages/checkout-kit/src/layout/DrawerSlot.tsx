import type { Load } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import type { Drawer } from '../checkout/slice.ts';
import { useCheckoutCore, useCheckoutStore } from '../core/context.tsx';
import { LazyLayer } from './LazyLayer.tsx';

interface DrawerSlotProps<Loaded> {
  readonly name: Drawer;
  readonly isLocked: boolean;
  readonly load: Load<Loaded>;
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode;
}

/** The slot of a drawer. While the order is locked the drawer stays closed. */
export function DrawerSlot<Loaded>({ name, isLocked, load, children }: DrawerSlotProps<Loaded>): ReactNode {
  const { store } = useCheckoutCore();
  const isOpen = useCheckoutStore(({ drawer }) => drawer === name) && !isLocked;
  return (
    <LazyLayer canLeave isOpen={isOpen} load={load} onClose={() => store.getState().showDrawer(undefined)}>
      {children}
    </LazyLayer>
  );
}
