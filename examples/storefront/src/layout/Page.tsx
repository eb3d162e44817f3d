import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';
import { hasNavigated } from '../use-path.ts';

interface PageProps {
  /** The heading, and the title of the document. */
  readonly title: string;
  /** Text below the heading. */
  readonly note?: ReactNode;
  /** Content beside the heading. */
  readonly beside?: ReactNode;
  readonly look?: string;
  readonly children: ReactNode;
}

/** Sets the title of the document. */
export function useTitle(title: string): void {
  const { name } = brandOf(useSettings().banner);
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}

/** Excludes the page from search engines while `isOn` is true. */
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
 * Focuses the page's heading after a navigation within the shop, so that screen readers announce the page.
 * When `place` changes, the heading is focused again, unless the control that was pressed is still in the
 * page; a link of the header or footer does not count. It is undefined while it is not known.
 */
export function useArrival<Heading extends HTMLElement = HTMLHeadingElement>(place?: string) {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    if (place === before) return undefined;
    last.current = place;
    // To learn the place of a document that was loaded is no navigation.
    if (before === undefined && !hasNavigated()) return undefined;
    // An SDK removes its view of the previous place a moment later.
    const frame = requestAnimationFrame(() => {
      const { activeElement: active, body } = document;
      // A link of the header or footer stays, and has led here; no link leads to a place that is only learned.
      const isLink = active instanceof HTMLAnchorElement && !active.closest('main');
      if (active === body || (isLink && before !== undefined))
        heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
  return heading;
}

/** A page of the shop with its heading. */
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

/** A section of a page with its heading. */
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
