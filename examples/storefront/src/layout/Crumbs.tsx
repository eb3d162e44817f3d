import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from '../NavLink.tsx';
import { HOME } from '../paths.ts';

interface CrumbsProps {
  /** The pages between the home page and this one. */
  readonly over?: readonly (readonly [name: string, to: string])[];
  readonly here: string;
}

/** Breadcrumb navigation. */
export const Crumbs = ({ over = [], here }: CrumbsProps): ReactNode => (
  <nav className="wrap crumbs" aria-label="Breadcrumb">
    <ol>
      {[['Home', HOME] as const, ...over].map(([name, to]) => (
        <li key={to}>
          <NavLink to={to}>{name}</NavLink>
          <ChevronRight size={16} aria-hidden="true" />
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
