import { useState } from 'react';
import type { ReactNode } from 'react';
import { copyText } from './copy-text.ts';
import type { Heard } from './event-log.ts';
import { isBadRequest, requestWords } from './request-words.ts';
import { useStage } from './stage-store.ts';

const TIME = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

interface EventRowProps {
  readonly heard: Heard;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface Words {
  readonly name: string;
  readonly facts: string;
  readonly ms?: number;
  readonly isBad?: boolean;
}

/** Returns the source of a listener for an event, with its payload as a comment. */
const listenerFor = (name: string, payload: string): string =>
  `handle.on('${name}', (${payload === '' ? '' : 'detail'}) => {\n  // ${payload}\n});\n`;

interface DetailProps {
  readonly event: Exclude<Heard, { source: 'http' }>;
}

/** The whole payload of an event, and buttons that copy it. */
function Detail({ event: { source, name, payload } }: DetailProps): ReactNode {
  const [said, setSaid] = useState('');
  const copy = (text: string): void => void copyText(text).then(setSaid);
  return (
    <div className="demo-detail">
      <pre>{payload === '' ? 'no payload' : JSON.stringify(JSON.parse(payload), null, 2)}</pre>
      <div>
        {source !== 'shop' && (
          <button type="button" onClick={() => copy(listenerFor(name, payload))}>
            Copy as listener
          </button>
        )}
        {payload !== '' && (
          <button type="button" onClick={() => copy(payload)}>
            Copy as JSON
          </button>
        )}
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

/** An entry of the log. An event opens its payload; a request has nothing more to show. */
export function EventRow({ heard, isOpen, onToggle }: EventRowProps): ReactNode {
  const { stage } = useStage();
  const words: Words =
    heard.source === 'http'
      ? {
          ...requestWords(heard.sent, stage?.calls ?? []),
          ms: heard.sent.ms,
          isBad: isBadRequest(heard.sent),
        }
      : { name: heard.name, facts: heard.payload, isBad: heard.name === 'error' };
  const line = (
    <>
      <time dateTime={new Date(heard.at).toISOString()}>{TIME.format(heard.at)}</time>
      <span data-source={heard.source}>{heard.source}</span>
      <span className="name">{words.name}</span>
      <span className="facts">{words.facts}</span>
      {words.ms !== undefined && <span className="ms">{words.ms} ms</span>}
    </>
  );
  return (
    <li className={words.isBad ? 'bad' : ''}>
      {heard.source === 'http' ? (
        <div className="demo-line">{line}</div>
      ) : (
        <button type="button" className="demo-line" aria-expanded={isOpen} onClick={onToggle}>
          {line}
        </button>
      )}
      {isOpen && heard.source !== 'http' && <Detail event={heard} />}
    </li>
  );
}
