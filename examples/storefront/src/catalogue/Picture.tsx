import type { ReactNode } from 'react';
import './catalogue.css';

interface PictureProps {
  /** File name of the picture, without its extension. */
  readonly of: string;
  /** Alternative text, needed if the name is not beside the picture. */
  readonly alt?: string;
  /** Width and height in px, so that the browser reserves the space. */
  readonly size?: number;
  readonly isUrgent?: boolean;
}

/** The picture of a product. */
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
