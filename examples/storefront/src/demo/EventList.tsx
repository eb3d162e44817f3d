import { useState } from 'react';
import type { ReactNode } from 'react';
import { eventLog, useHeard } from './event-log.ts';
import type { Heard } from './event-log.ts';
import { EVENT_NAMES } from './event-names.ts';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

const Row = ({ heard }: { readonly heard: Heard }): ReactNode => (
  <li>
    <time dateTime={new Date(heard.at).toISOString()}>{clock.format(heard.at)}</time>
    <span data-sdk={heard.sdk}>{heard.sdk}</span>
    <code>{heard.name}</code>
    <code className="payload">{heard.payload}</code>
  </li>
);

/** Events that the host has received from the SDKs on the page, the latest first. */
export function EventList(): ReactNode {
  const heard = useHeard();
  const [sdk, setSdk] = useState('all');
  const shown = heard.filter((one) => sdk === 'all' || one.sdk === sdk);
  return (
    <fieldset className="demo-events">
      <legend>Events</legend>
      <div className="demo-event-tools">
        <select aria-label="SDK" value={sdk} onChange={(event) => setSdk(event.target.value)}>
          <option value="all">All SDKs ({heard.length})</option>
          {Object.keys(EVENT_NAMES).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" className="plain" onClick={eventLog.clear}>
          Clear
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="muted">Nothing heard yet.</p>
      ) : (
        <ol reversed>
          {shown.map((one) => (
            <Row key={one.id} heard={one} />
          ))}
        </ol>
      )}
    </fieldset>
  );
}
