import type { ReactNode } from 'react';
import { NavLink } from '../NavLink.tsx';
import { aislePath } from '../paths.ts';
import { AISLES_OF_THE_SHOP } from './aisles.ts';
import { Picture } from './Picture.tsx';

/** All aisles, as tiles with a picture. */
export const AisleTiles = (): ReactNode => (
  <ul className="aisles">
    {AISLES_OF_THE_SHOP.map(({ slug, name, image, tone }) => (
      <li key={slug}>
        <NavLink to={aislePath(slug)} look="aisle">
          <span className="pic" data-tone={tone}>
            <Picture of={image} isUrgent />
          </span>
          <span>{name}</span>
        </NavLink>
      </li>
    ))}
  </ul>
);
