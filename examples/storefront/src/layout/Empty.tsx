import type { ReactNode, Ref } from 'react';

interface EmptyProps {
  /** A drawing of the shop's art. */
  readonly art: 'empty-404' | 'empty-error' | 'empty-offline' | 'empty-search';
  readonly title: string;
  readonly level?: 1 | 2;
  /** Of its heading, where whoever arrives is brought to it. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Nothing to show, and what to do about it. */
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
