import { Icon, useStyles } from '@grocer/foundation/ui';
import type { ComponentProps, ReactNode } from 'react';
import css from './pane.css?inline';

interface PaneProps {
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly title?: string;
  readonly text: string;
  readonly part: string;
  /** The action that the shopper has to take first. */
  readonly children: ReactNode;
}

/** Shown in place of content that needs another step first, such as signing in. */
export function Pane({ icon, title, text, part, children }: PaneProps): ReactNode {
  useStyles(css);
  return (
    <div className="grocer-pane" data-part={part}>
      <span className="grocer-pane-icon">
        <Icon of={icon} size={20} />
      </span>
      {title !== undefined && <h2 className="grocer-schedule-heading">{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}
