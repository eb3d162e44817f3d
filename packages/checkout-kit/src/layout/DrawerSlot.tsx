import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import type { Load } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import type { Drawer } from '../checkout/slice.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../core/context.tsx';
import { partMessages } from '../core/messages.ts';

interface OpenDrawerProps<Loaded> {
  readonly load: Load<Loaded>;
  readonly onClose: () => void;
  readonly children: (loaded: Loaded, onClose: () => void) => ReactNode;
}

function OpenDrawer<Loaded>({ load, onClose, children }: OpenDrawerProps<Loaded>): ReactNode {
  const text = useText('parts', partMessages);
  const chunk = useChunk(load, true);
  if (chunk.phase === 'waiting') return <WaitingLayer text={text.loading} />;
  if (chunk.phase === 'failed') return <BrokenPanel text={text} onRetry={chunk.retry} onClose={onClose} />;
  return children(chunk.loaded, onClose);
}

interface DrawerSlotProps<Loaded> extends Pick<OpenDrawerProps<Loaded>, 'load' | 'children'> {
  readonly name: Drawer;
  readonly isLocked: boolean;
}

/** The place of a drawer, which is loaded when it is opened; nothing is changed in it while the order is locked. */
export function DrawerSlot<Loaded>({ name, isLocked, load, children }: DrawerSlotProps<Loaded>): ReactNode {
  const { config, store } = useCheckoutCore();
  const isOpen = useCheckoutStore(({ drawer }) => drawer === name) && !isLocked;
  return (
    <Overlay open={isOpen} near={config.container}>
      {isOpen && (
        <OpenDrawer load={load} onClose={() => store.getState().showDrawer(undefined)}>
          {children}
        </OpenDrawer>
      )}
    </Overlay>
  );
}
