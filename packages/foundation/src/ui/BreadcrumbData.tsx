import type { ReactNode } from 'react';

/** A page on the way to this one, for search engines and assistants. */
export interface Crumb {
  readonly name: string;
  /** A whole address. */
  readonly url: string;
}

// [A-2.15] [F-9.13]
/**
 * The way to a page as structured data: attributes, since a script of data is reported as a violation
 * where Trusted Types are enforced.
 */
export const BreadcrumbData = ({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode => (
  <div hidden itemScope itemType="https://schema.org/BreadcrumbList" data-part="breadcrumbs">
    {crumbs.map(({ name, url }, index) => (
      <span key={url} itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
        <meta itemProp="position" content={String(index + 1)} />
        <meta itemProp="name" content={name} />
        <link itemProp="item" href={url} />
      </span>
    ))}
  </div>
);
