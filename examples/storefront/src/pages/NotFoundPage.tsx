import type { ReactNode } from 'react';
import { AisleTiles } from '../catalogue/AisleTiles.tsx';
import { Empty } from '../layout/Empty.tsx';
import { Section, useArrival, useTitle } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';
import { HOME, SEARCH } from '../paths.ts';
import { usePath } from '../use-path.ts';

/** Shown for an address without a page. */
export function NotFoundPage(): ReactNode {
  const path = usePath();
  const heading = useArrival();
  useTitle('Page not found');
  return (
    <main className="wrap">
      <Empty art="empty-404" level={1} heading={heading} title="This shelf is empty">
        <p>
          There is no page at <b>{path}</b>. The product may be gone, or the address may have a typing
          mistake.
        </p>
        <p className="acts">
          <NavLink to={HOME} look="button primary">
            Go to the shop
          </NavLink>
          <NavLink to={SEARCH} look="button">
            Search
          </NavLink>
        </p>
      </Empty>
      <Section title="Or look in an aisle">
        <AisleTiles />
      </Section>
    </main>
  );
}
