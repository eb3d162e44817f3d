import type { ReactNode, Ref } from 'react';

interface EmptyProps {
  /** File name of an illustration, without its extension. */
  readonly art: 'empty-404' | 'empty-error' | 'empty-offline' | 'empty-search';
  readonly title: string;
  readonly level?: 1 | 2;
  /** Ref of the heading, if it takes the focus after a navigation. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Empty state: an illustration, a title and what to do next. */
export function Empty({ art, title, level = 2, heading, children }: EmptyProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <img className="art" src={`/art/${art}.svg`} width={184} height={184} alt="" />
      <Heading ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
