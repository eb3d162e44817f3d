import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface NoticeProps {
  readonly tone: 'success' | 'danger' | 'warning' | 'info';
  readonly title?: string;
  readonly text: string;
  readonly part: string;
  /** What the shopper can do about it. */
  readonly action?: ReactNode;
}

const ICON = { success: CircleCheck, danger: CircleAlert, warning: Info, info: Info } as const;

/** A message in the flow of a screen: what happened and what to do next. Failures are spoken at once. */
export function Notice({ tone, title, text, part, action }: NoticeProps): ReactNode {
  return (
    <div
      className="grocer-notice"
      data-tone={tone}
      data-part={part}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <span>
        <Icon of={ICON[tone]} size={20} />
      </span>
      <div className="grocer-notice-words">
        {title !== undefined && <strong className="grocer-notice-title">{title}</strong>}
        <span className="grocer-notice-text">{text}</span>
      </div>
      {action}
    </div>
  );
}
