import { Button, LiveRegion, Notice } from '@grocer/foundation/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { preferencesMessages } from './messages.ts';
import { shownOn } from './switches.ts';
import type { Switch as SwitchState } from './switches.ts';

interface SwitchProps {
  readonly name: string;
  readonly description: string;
  /** What the service says. */
  readonly isOn: boolean;
  /** Where it stands beside that. */
  readonly state: SwitchState | undefined;
  /** Why it could not be changed, where it could not. */
  readonly trouble: string | undefined;
  readonly onWant: (isOn: boolean) => void;
}

/** One thing to hear of, or not: saved at once, with how that went beside it. */
export function Switch({ name, description, isOn, state, trouble, onWant }: SwitchProps): ReactNode {
  const text = useText('preferences', preferencesMessages);
  const id = useId();
  const isShownOn = shownOn(isOn, state);
  const input = useRef<HTMLInputElement>(null);
  function retry(): void {
    if (state?.phase !== 'failed') return;
    // The button goes; whoever pressed it goes on at the switch.
    input.current?.focus();
    onWant(state.wanted);
  }
  return (
    <li className="grocer-pref" data-part="preference" data-state={state?.phase ?? 'idle'}>
      <label htmlFor={id} className="grocer-pref-name">
        {name}
      </label>
      <input
        ref={input}
        id={id}
        className="grocer-switch"
        data-part="switch"
        type="checkbox"
        role="switch"
        checked={isShownOn}
        aria-checked={isShownOn}
        aria-describedby={trouble === undefined ? undefined : `${id}-trouble`}
        onChange={(event) => onWant(event.currentTarget.checked)}
      />
      {description !== '' && (
        <details className="grocer-pref-more grocer-small" data-part="details">
          <summary>
            {text.details} <span className="grocer-hidden">{name}</span>
          </summary>
          <p>{description}</p>
        </details>
      )}
      <div className="grocer-pref-end grocer-small">
        <LiveRegion>{state?.phase === 'saved' && text.saved}</LiveRegion>
        {trouble !== undefined && (
          <div id={`${id}-trouble`}>
            <Notice
              tone="danger"
              part="preference-failed"
              text={trouble}
              action={
                <Button kind="quiet" part="retry" onPress={retry}>
                  {text.retry}
                </Button>
              }
            />
          </div>
        )}
      </div>
    </li>
  );
}
