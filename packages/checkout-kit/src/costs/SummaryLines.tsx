import type { SummaryLine } from '@grocer/foundation/domain';
import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useCheckoutStore, useText } from '../core/context.tsx';
import css from './costs.css?inline';
import { costMessages } from './messages.ts';
import { lineAmount, lineLabel } from './words.ts';

interface LinesProps {
  readonly lines: readonly SummaryLine[];
  readonly itemCount: number;
}

function Line({ line, itemCount }: { readonly line: SummaryLine; readonly itemCount: number }): ReactNode {
  const text = useText('costs', costMessages);
  const locale = useCheckoutStore(({ settings }) => settings.locale);
  const words = { text, locale };
  return (
    <>
      <div className="grocer-sum-line" data-type={line.type}>
        <dt>{lineLabel(line, itemCount, words)}</dt>
        <dd data-less={(line.amount ?? 0) < 0 || undefined}>{lineAmount(line, words)}</dd>
      </div>
      {line.nested.map((nested, index) => (
        <div key={index} className="grocer-sum-line" data-nested>
          <dt>{lineLabel(nested, itemCount, words)}</dt>
          <dd data-less={(nested.amount ?? 0) < 0 || undefined}>{lineAmount(nested, words)}</dd>
        </div>
      ))}
    </>
  );
}

/** The cost lines of an order, as computed by the service [C-3.7]. */
export function SummaryLines({ lines, itemCount }: LinesProps): ReactNode {
  useStyles(css);
  return (
    <dl className="grocer-sum">
      {lines.map((line, index) => (
        // Two lines can have the same words, and none has a state.
        <Line key={index} line={line} itemCount={itemCount} />
      ))}
    </dl>
  );
}
