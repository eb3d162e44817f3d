import { deepActiveElement, focusIfLost, formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { SubmitTrouble } from '../../checkout/trouble-rules.ts';
import { useText } from '../../core/context.tsx';
import { submitMessages } from './messages.ts';
import type { SubmitMessages } from './messages.ts';

/** Returns the text for a submission's trouble: the service's own reason, else ours [C-8.1] to [C-8.9]. */
function troubleWords(
  { kind, reason }: SubmitTrouble,
  { text, isModify }: { text: SubmitMessages; isModify: boolean },
): { readonly title: string | undefined; readonly words: string } {
  if (kind === 'reason') return { title: text.title, words: reason ?? text.generic };
  if (kind === 'notDone' && isModify) return { title: text.notDoneChangesTitle, words: text.notDoneChanges };
  if (kind === 'notDone') return { title: text.notDoneTitle, words: text.notDone };
  return { title: kind === 'generic' ? text.title : undefined, words: text[kind] };
}

interface SubmitNoticeProps {
  readonly trouble: SubmitTrouble;
  /** True for changes to a placed order. Default: false. */
  readonly isModify?: boolean;
}

/**
 * Says why the order was not placed. It takes focus, since the pressed button may be scrolled out of view, and
 * gives it back.
 */
export function SubmitNotice({ trouble, isModify = false }: SubmitNoticeProps): ReactNode {
  const text = useText('submit', submitMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = place.current;
    const opener = deepActiveElement(notice?.ownerDocument);
    notice?.focus();
    // A notice that goes by itself would take the focus along.
    return () => focusIfLost(opener, { preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another refusal may have the same words
  }, [trouble]);
  const { title, words } = troubleWords(trouble, { text, isModify });
  const { errorCode: code } = trouble;
  const codeWords = code === undefined ? '' : ` ${formatMessage(text.errorCode, { code })}`;
  return (
    <div ref={place} className="grocer-payment-notice grocer-in-view" tabIndex={-1}>
      <Notice
        tone={trouble.kind === 'notDone' ? 'info' : 'danger'}
        part={`trouble-${trouble.kind}`}
        text={`${words}${codeWords}`}
        {...(title !== undefined && { title })}
      />
    </div>
  );
}
