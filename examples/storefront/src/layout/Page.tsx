import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';
import { hasNavigated } from '../use-path.ts';

interface PageProps {
  /** Of the document as well. */
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  /** Beside the title. */
  readonly beside?: ReactNode;
  readonly look?: string;
  readonly children: ReactNode;
}

/** Names the document after its page, for as long as that is on. */
export function useTitle(title: string): void {
  const { name } = brandOf(useSettings().banner);
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}

/** Keeps what is nobody's to find out of search engines, while it is on. */
export function useNoIndex(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const mark = document.createElement('meta');
    mark.name = 'robots';
    mark.content = 'noindex, nofollow';
    document.head.append(mark);
    return () => mark.remove();
  }, [isOn]);
}

/**
 * Brings whoever comes from another page of the shop to the heading of this one, so that they hear where they are. Where a
 * component shows several places, those who come to the next one are brought there too, unless what they pressed is still there.
 */
export function useArrival<Heading extends HTMLElement = HTMLHeadingElement>(place?: string) {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  const last = useRef(place);
  useEffect(() => {
    if (place === last.current) return undefined;
    last.current = place;
    // What an SDK shows of the place before goes a moment later.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
  return heading;
}

/** A page of the shop, with its heading. */
export function Page({ title, note, beside, look = 'wrap', children }: PageProps): ReactNode {
  useTitle(title);
  const heading = useArrival();
  return (
    <main className={look}>
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {note !== undefined && <div className="muted">{note}</div>}
        </div>
        {beside}
      </div>
      {children}
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly more?: ReactNode;
  readonly look?: string;
  readonly children: ReactNode;
}

/** A part of a page, with its heading. */
export const Section = ({ title, note, more, look = '', children }: SectionProps): ReactNode => (
  <section className={`sec ${look}`}>
    <div className="head">
      <div>
        <h2>{title}</h2>
        {note !== undefined && <span className="muted">{note}</span>}
      </div>
      {more}
    </div>
    {children}
  </section>
);
