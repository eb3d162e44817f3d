import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { readFaultableCalls, stageFault } from './faults.ts';
import type { DemoFault } from './faults.ts';
import { Choice } from './fields.tsx';

const BUTTONS: readonly { readonly fault: DemoFault; readonly text: string; readonly done: string }[] = [
  { fault: 'lose-answer', text: 'Lose the next answer', done: 'Its next answer gets lost.' },
  { fault: 'fail', text: 'Fail with 500', done: 'It fails next time, the automatic tries as well.' },
  { fault: 'slow', text: 'Answer slowly', done: 'It takes four seconds from now on.' },
  {
    fault: 'refuse',
    text: 'Refuse with 401',
    done: 'It takes no token: the session is over for whoever calls it.',
  },
  { fault: 'expire-tokens', text: 'Expire tokens', done: 'Every token has expired.' },
  { fault: 'hour-later', text: 'One hour later', done: 'The clock of the services is an hour ahead.' },
  { fault: 'clear', text: 'Back to normal', done: 'Nothing fails any more, and the clock is right.' },
];

/** Buttons that stage faults on the server; renders nothing if the server does not offer them. */
export function FaultButtons(): ReactNode {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const [call, setCall] = useState('wallet.list');
  const [said, setSaid] = useState('');
  useEffect(() => {
    readFaultableCalls().then(setCalls, () => setCalls([]));
  }, []);
  if (calls.length === 0) return null;
  async function stage(fault: DemoFault, done: string): Promise<void> {
    setSaid((await stageFault(fault, call)) ? done : 'That did not work.');
  }
  return (
    <fieldset>
      <legend>Server</legend>
      <Choice label="Call" value={call} options={calls} onChange={setCall} />
      {BUTTONS.map(({ fault, text, done }) => (
        <button key={fault} className="button small" type="button" onClick={() => void stage(fault, done)}>
          {text}
        </button>
      ))}
      <p role="status" className="muted">
        {said}
      </p>
    </fieldset>
  );
}
