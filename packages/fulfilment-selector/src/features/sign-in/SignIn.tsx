import { formatMessage } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { ViewBody, ViewHeader } from '../../frame/ViewHeader.tsx';
import { useSelectorCore, useSelectorStore, useText } from '../../selector-context.tsx';
import { signInMessages } from './messages.ts';

/** Asks a visitor to sign in; the host knows where [F-2.46]. */
export function SignIn(): ReactNode {
  const text = useText('signIn', signInMessages);
  const { emitter, isExpired: hasExpired } = useSelectorCore();
  const name = useSelectorStore(({ settings }) => settings.chain);
  const isExpired = hasExpired();
  const signIn = (): void =>
    emitter.emit('sign-in:required', { reason: isExpired ? 'expired' : 'signed-out' });
  return (
    <>
      <ViewHeader title={text.title} />
      <ViewBody>
        <p>{isExpired ? text.expired : formatMessage(text.text, { name })}</p>
        <div>
          <Button kind="primary" part="sign-in" onPress={signIn}>
            {text.signIn}
          </Button>
        </div>
      </ViewBody>
    </>
  );
}
