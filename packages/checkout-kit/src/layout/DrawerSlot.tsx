import type { Load } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import type { Drawer } from '../checkout/slice.ts';
import { useCheckoutCore, useCheckoutStore } from '../core/context.tsx';
import { LazyLayer } from './LazyLayer.tsx';

interface DrawerSlotProps<Loaded> {
  readonly name: Drawer;
  readonly load: Load<Loaded>;
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode;
}

/** The slot of a drawer, which stays closed unless the order can be edited. A press that leads to nothing keeps it. */
export function DrawerSlot<Loaded>({ name, load, children }: DrawerSlotProps<Loaded>): ReactNode {
  const { store } = useCheckoutCore();
  const isOpen = useCheckoutStore(({ drawer, order }) => drawer === name && order.phase === 'editing');
  return (
    <LazyLayer canLeave isOpen={isOpen} load={load} onClose={() => store.getState().showDrawer(undefined)}>
      {children}
    </LazyLayer>
  );
}
