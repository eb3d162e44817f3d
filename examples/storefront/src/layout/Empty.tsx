import type { ReactNode } from 'react';

interface EmptyProps {
  /** A drawing of the shop's art. */
  readonly art: 'empty-404' | 'empty-error' | 'empty-offline' | 'empty-search';
  readonly title: string;
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function Empty({ art, title, level = 2, children }: EmptyProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <img className="art" src={`/art/${art}.svg`} width={184} height={184} alt="" />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
