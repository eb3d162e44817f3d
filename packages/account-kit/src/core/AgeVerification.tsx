import { BrokenPanel, Overlay, useChunk, WaitingLayer } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { loadAgeVerification } from '../lazy.ts';
import { useAccountActions, useAccountCore, useAccountStore, useText } from './context.tsx';
import { Guarded } from './Guarded.tsx';
import { partMessages } from './messages.ts';

/** Replaces an age question that failed to render or load. */
function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const text = useText('parts', partMessages);
  const { cancelAge } = useAccountActions();
  return <BrokenPanel text={text} onRetry={onRetry} onClose={cancelAge} />;
}

/** The age question, as an overlay above the page. */
export function AgeVerification(): ReactNode {
  const text = useText('parts', partMessages);
  const { config } = useAccountCore();
  const check = useAccountStore((state) => state.ageCheck);
  const isOpen = check.phase === 'open';
  const chunk = useChunk(loadAgeVerification, isOpen);
  return (
    <Overlay open={isOpen} near={config.container}>
      <Guarded instead={(retry) => <Broken onRetry={retry} />}>
        {isOpen && chunk.phase === 'waiting' && <WaitingLayer text={text.loading} />}
        {isOpen && chunk.phase === 'failed' && <Broken onRetry={chunk.retry} />}
        {isOpen && chunk.phase === 'ready' && <chunk.loaded.AgeVerificationSheet check={check} />}
      </Guarded>
    </Overlay>
  );
}
