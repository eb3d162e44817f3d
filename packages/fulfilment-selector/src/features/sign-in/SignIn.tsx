import type { ReactNode } from 'react';
import { ViewBody, ViewHeader } from '../../window/ViewHeader.tsx';
import { useSelectorCore, useText } from '../../core/context.tsx';
import { signInMessages } from './messages.ts';
import { SignInPane } from './SignInPane.tsx';

/** The prompt to sign in, as a view of the window [F-2.46]. */
export function SignIn(): ReactNode {
  const text = useText('signIn', signInMessages);
  const { isExpired } = useSelectorCore();
  return (
    <>
      <ViewHeader title={text.title} />
      <ViewBody>
        <SignInPane isExpired={isExpired()} />
      </ViewBody>
    </>
  );
}
