import { Notice } from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SubmitTrouble } from '../../checkout/trouble-rules.ts';
import { useText } from '../../core/context.tsx';
import { submitMessages } from './messages.ts';
import type { SubmitMessages } from './messages.ts';

/** What is said of an order that was not placed: the service's own reason, else ours [C-8.1] to [C-8.9]. */
function troubleWords(
  { kind, reason }: SubmitTrouble,
  text: SubmitMessages,
): { readonly title: string | undefined; readonly words: string } {
  if (kind === 'reason') return { title: text.title, words: reason ?? text.generic };
  if (kind === 'notDone') return { title: text.notDoneTitle, words: text.notDone };
  return { title: kind === 'generic' ? text.title : undefined, words: text[kind] };
}

/** Why the order was not placed. It takes focus as it comes, since the button that was pressed may be out of sight. */
export function SubmitNotice({ trouble }: { readonly trouble: SubmitTrouble }): ReactNode {
  const text = useText('submit', submitMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { title, words } = troubleWords(trouble, text);
  return (
    <div ref={place} className="grocer-payment-notice grocer-in-view" tabIndex={-1}>
      <Notice
        tone={trouble.kind === 'notDone' ? 'info' : 'danger'}
        part={`trouble-${trouble.kind}`}
        text={words}
        {...(title !== undefined && { title })}
      />
    </div>
  );
}
