import { monogramOf } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { brandOf } from '../brand.ts';
import { useSettings } from '../demo/use-settings.ts';
import { NavLink } from '../NavLink.tsx';
import { HOME } from '../paths.ts';

/** The name of the shop, as a link to the home page. */
export function Logo(): ReactNode {
  const { name } = brandOf(useSettings().banner);
  return (
    <NavLink to={HOME} look="logo" label={name}>
      <span className="logo-mark" data-letter={monogramOf(name)} aria-hidden="true" />
      <span className="logo-name">{name}</span>
    </NavLink>
  );
}
