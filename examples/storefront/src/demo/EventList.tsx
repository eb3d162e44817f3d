import { Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { eventLog, useHeard } from './event-log.ts';
import type { Heard } from './event-log.ts';
import { EventRow } from './EventRow.tsx';

const SOURCES = ['wallet', 'selector', 'checkout', 'account', 'shop', 'http'] as const;
type Source = (typeof SOURCES)[number];

/** All that happened on this page, the latest first: events of the SDKs and the shop, and requests. */
export function EventList(): ReactNode {
  const all = useHeard();
  /** What is shown while paused; the log goes on. */
  const [frozen, setFrozen] = useState<readonly Heard[]>();
  const [source, setSource] = useState<Source>();
  const [openId, setOpenId] = useState<number>();
  const heard = frozen ?? all;
  const countOf = (name: Source): number => heard.filter((one) => one.source === name).length;
  const shown = heard.filter((one) => source === undefined || one.source === source);
  return (
    <section className="demo-log" aria-label="Events">
      <div className="demo-log-tools">
        <button type="button" aria-pressed={source === undefined} onClick={() => setSource(undefined)}>
          All {heard.length}
        </button>
        {SOURCES.filter((name) => countOf(name) > 0 || name === source).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === source}
            data-source={name}
            onClick={() => setSource(name)}
          >
            {name} {countOf(name)}
          </button>
        ))}
        <span className="space" />
        <button
          type="button"
          className="icon"
          aria-label={frozen ? 'Go on' : 'Pause'}
          onClick={() => setFrozen(frozen ? undefined : all)}
        >
          {frozen ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
        <button
          type="button"
          className="icon"
          aria-label="Clear"
          onClick={() => {
            eventLog.clear();
            setFrozen(undefined);
          }}
        >
          <Trash2 size={16} aria-hidden="true" />
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="quiet">Nothing heard yet.</p>
      ) : (
        <ol reversed>
          {shown.map((one) => (
            <EventRow
              key={one.id}
              heard={one}
              isOpen={one.id === openId}
              onToggle={() => setOpenId(one.id === openId ? undefined : one.id)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
