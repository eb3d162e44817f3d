import type { ReactNode } from 'react';
import './catalogue.css';

interface PictureProps {
  /** The name of the picture. */
  readonly of: string;
  /** Said where no name stands beside it. */
  readonly alt?: string;
  /** Its side in px, for the browser to keep the room. */
  readonly size?: number;
  readonly isUrgent?: boolean;
}

/** The picture of a product, on whatever ground it stands. */
export const Picture = ({ of, alt = '', size = 96, isUrgent = false }: PictureProps): ReactNode => (
  <img
    src={`/pictures/${of}.svg`}
    width={size}
    height={size}
    alt={alt}
    loading={isUrgent ? 'eager' : 'lazy'}
    decoding="async"
  />
);
