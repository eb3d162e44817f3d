import { Icon, useStyles } from '@grocer/foundation/ui';
import type { ComponentProps, ReactNode } from 'react';
import css from './pane.css?inline';

interface PaneProps {
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly title?: string;
  readonly text: string;
  readonly part: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** What is shown where something else has to be done first. */
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
