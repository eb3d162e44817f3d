import type { ReactNode } from 'react';

/** A page of a breadcrumb trail, for search engines and assistants. */
export interface Crumb {
  readonly name: string;
  /** Absolute URL. */
  readonly url: string;
}

// [A-2.15] [F-9.13]
/**
 * Breadcrumbs as structured data. Uses microdata attributes, because a data script is reported as a violation
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
