import type { ReactNode } from 'react';
import type { Crumb } from './rules.ts';

/**
 * The way to this page as structured data [F-9.13]: attributes, since a script of data is reported as a violation where
 * Trusted Types are enforced.
 */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode => (
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
