import { RetryNotice, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../core/context.tsx';
import { useLoaded } from '../core/use-loaded.ts';
import type { Known } from './known.ts';
import { preferencesMessages } from './messages.ts';
import type { PreferenceTrouble } from './trouble-rules.ts';

interface SectionProps<Value> {
  readonly title: string;
  /** Heading level; `h1` if it is also the page's title. Default: h2. */
  readonly level?: 'h1' | 'h2';
  readonly part: string;
  readonly known: Known<Value>;
  /** Number of skeleton rows while loading. */
  readonly rows: number;
  /** Called with true if the shopper has not asked, as on a return to the page. */
  readonly onLoad: (isUnasked?: boolean) => void;
  /** Error texts if the value could not be read. */
  readonly unknown: Readonly<Record<PreferenceTrouble, string>>;
  /** Replaces the error notice; `false` keeps it. */
  readonly instead?: (trouble: PreferenceTrouble) => ReactNode | false;
  /** Renders the loaded value. */
  readonly children: (value: Value) => ReactNode;
}

function Loading({ rows }: { readonly rows: number }): ReactNode {
  const { loading } = useText('preferences', preferencesMessages);
  return (
    <div className="grocer-prefs-group" aria-busy="true" data-part="loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grocer-pref">
          <Skeleton width={16} />
        </div>
      ))}
      <SlowStatus text={loading} />
    </div>
  );
}

/** A section of preferences. A known value stays on screen while it is loaded again. */
export function PreferenceSection<Value>(props: SectionProps<Value>): ReactNode {
  const { title, level: Heading = 'h2', part, known, rows, onLoad, unknown, instead, children } = props;
  const { retry } = useText('preferences', preferencesMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLoaded(known.phase === 'idle', onLoad);
  function again(): void {
    // The button disappears while loading, so move focus to the heading.
    heading.current?.focus();
    onLoad();
  }
  return (
    <section className="grocer-prefs-part" aria-labelledby={id} data-part={part}>
      <Heading ref={heading} id={id} className={Heading === 'h2' ? 'grocer-title' : undefined} tabIndex={-1}>
        {title}
      </Heading>
      {(known.phase === 'idle' || known.phase === 'loading') && <Loading rows={rows} />}
      {known.phase === 'failed' &&
        (instead?.(known.trouble) || (
          <RetryNotice part={`${part}-failed`} text={unknown[known.trouble]} retry={retry} onRetry={again} />
        ))}
      {known.phase === 'ready' && children(known.value)}
    </section>
  );
}
