import { focusIfLost } from '@grocer/foundation/embed';
import { LiveRegion, Notice, RetryNotice } from '@grocer/foundation/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { preferencesMessages } from './messages.ts';
import { isShownOn } from './switches.ts';
import type { Switch as SwitchState } from './switches.ts';
import type { PreferenceTrouble } from './trouble-rules.ts';

interface SwitchProps {
  readonly name: string;
  /** A line below the name. */
  readonly hint?: string;
  /** Longer description, in a disclosure. */
  readonly description?: string;
  /** The service's value; undefined if unknown. */
  readonly isOn: boolean | undefined;
  /** Disables the switch. */
  readonly isOff?: boolean;
  /** State of the shopper's change, besides the service's value. */
  readonly state: SwitchState | undefined;
  /** Text if the service's value is unknown. */
  readonly unknown: string;
  /** Error texts if a change could not be saved. */
  readonly notSaved: Readonly<Record<PreferenceTrouble, string>>;
  readonly onWant: (isOn: boolean) => void;
  /** Reads the value again. */
  readonly onLook: () => void;
}

/** Announces the outcome of the last change. */
function Said({ state }: Pick<SwitchProps, 'state'>): ReactNode {
  const { saved } = useText('preferences', preferencesMessages);
  return (
    <LiveRegion>
      {state?.phase === 'saved' && saved}
      {state?.phase === 'warned' && <Notice tone="info" part="preference-warning" text={state.warning} />}
    </LiveRegion>
  );
}

function Trouble({ id, text, onRetry }: { id: string; text: string; onRetry: () => void }): ReactNode {
  const { retry } = useText('preferences', preferencesMessages);
  return (
    <div id={id}>
      <RetryNotice part="preference-failed" text={text} retry={retry} onRetry={onRetry} />
    </div>
  );
}

function Name({ id, name, hint }: { id: string; name: string; hint: string | undefined }): ReactNode {
  return (
    <div>
      <label htmlFor={id} className="grocer-pref-name">
        {name}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="grocer-small">
          {hint}
        </p>
      )}
    </div>
  );
}

function More({ name, description }: { name: string; description: string }): ReactNode {
  const { details } = useText('preferences', preferencesMessages);
  return (
    <details className="grocer-pref-more grocer-small" data-part="details">
      <summary>
        {details} <span className="grocer-hidden">{name}</span>
      </summary>
      <p>{description}</p>
    </details>
  );
}

/** A switch for one preference. Saves at once and shows the outcome beside it. */
export function Switch(props: SwitchProps): ReactNode {
  const { name, hint, description = '', isOn, isOff, state, unknown, notSaved, onWant, onLook } = props;
  const id = useId();
  const shown = isShownOn(isOn, state);
  const input = useRef<HTMLInputElement>(null);
  const isAwaited = useRef(false);
  useLayoutEffect(() => {
    // The retry button was replaced by the switch, so focus moves there.
    if (isAwaited.current && shown !== undefined) focusIfLost(input.current);
    isAwaited.current &&= shown === undefined;
  }, [shown]);
  function retry(): void {
    if (state?.phase !== 'failed') return;
    // The button disappears, so move focus to the switch.
    input.current?.focus();
    onWant(state.wanted);
  }
  function look(): void {
    isAwaited.current = true;
    onLook();
  }
  const isFailed = state?.phase === 'failed' && shown !== undefined;
  const described = [hint !== undefined && `${id}-hint`, isFailed && `${id}-trouble`].filter(Boolean);
  return (
    <li className="grocer-pref" data-part="preference" data-state={state?.phase ?? 'idle'}>
      <Name id={id} name={name} hint={hint} />
      {shown !== undefined && (
        <input
          ref={input}
          id={id}
          className="grocer-switch"
          data-part="switch"
          type="checkbox"
          role="switch"
          checked={shown}
          aria-checked={shown}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          disabled={isOff}
          onChange={(event) => onWant(event.currentTarget.checked)}
        />
      )}
      {description !== '' && <More name={name} description={description} />}
      <div className="grocer-pref-end grocer-small">
        <Said state={state} />
        {isFailed && <Trouble id={`${id}-trouble`} text={notSaved[state.trouble]} onRetry={retry} />}
        {shown === undefined && <Trouble id={`${id}-trouble`} text={unknown} onRetry={look} />}
      </div>
    </li>
  );
}
