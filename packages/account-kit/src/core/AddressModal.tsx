import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { loadAddressSheet } from '../lazy.ts';
import { useAccountCore, useAccountStore, useText } from './context.tsx';
import { partMessages } from './messages.ts';

/** The address form as a modal above the newer address book; closes when the page is left. */
export function AddressModal(): ReactNode {
  const text = useText('parts', partMessages);
  const { config, store } = useAccountCore();
  const isOpen = useAccountStore(({ addressForm }) => addressForm.isModal);
  const chunk = useChunk(loadAddressSheet, isOpen);
  const close = (): void => store.getState().closeForm();
  useEffect(() => () => store.getState().closeForm(), [store]);
  return (
    <Overlay open={isOpen} near={config.container}>
      {chunk.phase === 'waiting' && <WaitingLayer text={text.loading} onClose={close} />}
      {chunk.phase === 'failed' && <BrokenPanel text={text} onRetry={chunk.retry} onClose={close} />}
      {chunk.phase === 'ready' && <chunk.loaded.AddressFormSheet />}
    </Overlay>
  );
}
