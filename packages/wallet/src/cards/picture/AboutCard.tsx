import { useStyles } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import css from './about-card.css?inline';
import pictureCss from './card-picture.css?inline';
import { CardLine } from './CardLine.tsx';
import { useCardView } from './use-card-view.ts';

/** The card that a screen is about. */
export function AboutCard({ card }: { readonly card: Card }): ReactNode {
  useStyles(css);
  useStyles(pictureCss);
  const view = useCardView();
  return (
    <div className="grocer-about-card" data-part="about-card">
      <CardLine card={card} view={view} />
    </div>
  );
}
