import { formatMessage } from '@grocer/foundation/embed';
import { Button } from '@grocer/foundation/ui';
import { UserRound } from 'lucide';
import type { ReactNode } from 'react';
import { Pane } from '../../window/Pane.tsx';
import { useSelectorCore, useSelectorStore, useText } from '../../core/context.tsx';
import { signInMessages } from './messages.ts';

interface SignInPaneProps {
  readonly isExpired: boolean;
  /** Shows a title if nothing above does. */
  readonly hasTitle?: boolean;
}

/** Asks the shopper to sign in; the host knows where [F-2.46] [F-2.57] [F-8.28]. */
export function SignInPane({ isExpired, hasTitle = false }: SignInPaneProps): ReactNode {
  const text = useText('signIn', signInMessages);
  const { emitter } = useSelectorCore();
  const name = useSelectorStore(({ settings }) => settings.bannerName);
  const reason = isExpired ? 'expired' : 'signed-out';
  const said = isExpired ? text.expired : formatMessage(text.text, { name });
  return (
    <Pane icon={UserRound} part="sign-in-first" {...(hasTitle && { title: text.title })} text={said}>
      <Button kind="primary" part="sign-in" onPress={() => emitter.emit('sign-in:required', { reason })}>
        {text.signIn}
      </Button>
    </Pane>
  );
}
