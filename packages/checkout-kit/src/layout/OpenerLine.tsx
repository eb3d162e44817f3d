import { Icon } from '@grocer/foundation/ui';
import { ChevronRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';

interface OpenerLineProps {
  readonly part: string;
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly title: string;
  readonly words: string;
  /** Disables the button; its text stays visible. */
  readonly isOff?: boolean;
  readonly onIntent: () => void;
  readonly onPress: () => void;
}

/** A line of a panel that opens the details of its subject. */
export const OpenerLine = ({
  part,
  icon,
  title,
  words,
  isOff = false,
  onIntent,
  onPress,
}: OpenerLineProps): ReactNode => (
  <button
    type="button"
    className="grocer-line grocer-line-opener"
    data-part={part}
    aria-haspopup="dialog"
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
    onPointerEnter={onIntent}
    onFocus={onIntent}
  >
    <Icon of={icon} size={20} />
    <span className="grocer-line-words">
      <strong>{title}</strong>
      <span className="grocer-small">{words}</span>
    </span>
    <Icon of={ChevronRight} size={20} turns />
  </button>
);
