import { ChevronDown, ChevronRight, FlaskConical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { shoppers } from 'host-kit/shoppers';
import { signIn } from 'host-kit/sign-in';

/** The email of a demo shopper. Every password is accepted. */
const emailOf = (key: string): string => `${key}@millbrook.example`;

interface ShoppersProps {
  readonly onChoose: (key: string) => void;
}

/** List of the demo shoppers, to sign in as one of them. */
const Shoppers = ({ onChoose }: ShoppersProps): ReactNode => (
  <details className="sandbox">
    <summary>
      <FlaskConical size={16} aria-hidden="true" /> Sandbox: use a demo shopper
      <ChevronDown size={16} aria-hidden="true" />
    </summary>
    <ul className="choices">
      {shoppers.map(({ key, name, wallet }) => (
        <li key={key}>
          <button type="button" className="line" onClick={() => onChoose(key)}>
            <span className="monogram" aria-hidden="true">
              {name.charAt(0)}
            </span>
            <span>
              <b>{name}</b>
              <span className="muted">{wallet}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  </details>
);

const UNKNOWN = 'There is no shopper with this email in the sandbox. Pick one of the demo shoppers below.';

interface SignInFormProps {
  /** Key of the demo shopper whose email is filled in. */
  readonly known?: string | undefined;
  /** Opens the page after a sign-in; may resolve with an error message if it could not be opened. */
  readonly onSignedIn: () => Promise<string | undefined | void>;
}

/** Form that signs a shopper in by a sandbox email, or as a demo shopper from a list. */
export function SignInForm({ known, onSignedIn }: SignInFormProps): ReactNode {
  const [trouble, setTrouble] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const unknownId = useId();
  async function choose(key: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setUnknown(false);
    setTrouble(undefined);
    const words = (await signIn(key)) ?? (await onSignedIn());
    setBusy(false);
    setTrouble(words ?? undefined);
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = email.current?.value.trim().toLowerCase();
    const found = shoppers.find(({ key }) => emailOf(key) === typed);
    if (found) {
      void choose(found.key);
      return;
    }
    setTrouble(undefined);
    setUnknown(true);
    email.current?.focus();
  }
  return (
    <>
      <form className="stack" onSubmit={submit}>
        {trouble !== undefined && (
          <p role="alert" className="bad">
            {trouble}
          </p>
        )}
        <label className="field">
          Email
          <input
            ref={email}
            type="email"
            name="email"
            autoComplete="username"
            required
            placeholder={emailOf('alice')}
            defaultValue={known && emailOf(known)}
            aria-invalid={isUnknown || undefined}
            aria-describedby={isUnknown ? unknownId : undefined}
            onChange={() => setUnknown(false)}
          />
        </label>
        {isUnknown && (
          <p id={unknownId} role="alert" className="bad">
            {UNKNOWN}
          </p>
        )}
        <label className="field">
          Password
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
        <p className="muted">In the sandbox every password is right, and none is sent anywhere.</p>
        <button type="submit" className="button primary wide" aria-disabled={isBusy || undefined}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <Shoppers onChoose={(key) => void choose(key)} />
    </>
  );
}
