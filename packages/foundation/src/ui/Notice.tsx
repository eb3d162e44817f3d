import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface NoticeProps {
  readonly tone: 'success' | 'danger' | 'warning' | 'info';
  readonly title?: string;
  readonly text: string;
  readonly part: string;
  /** Button or link that resolves the problem. */
  readonly action?: ReactNode;
}

const ICON = { success: CircleCheck, danger: CircleAlert, warning: Info, info: Info } as const;

/** An inline message about what happened and what to do next. Errors are announced immediately. */
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
