import type { ReactElement } from 'react';

interface ShownProps {
  /** Id of a story, as in its address. */
  readonly story: string;
  readonly name: string;
  /** Height in px. */
  readonly height: `${number}`;
}

/** A story in a frame, with a link to it. */
export const Shown = ({ story, name, height }: ShownProps): ReactElement => (
  <figure style={{ margin: '24px 0' }}>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; its worker needs the origin */}
    <iframe
      src={`iframe.html?id=${story}&viewMode=story`}
      title={name}
      loading="lazy"
      style={{ width: '100%', height: `${height}px`, border: '1px solid #d5ddd9', borderRadius: 8 }}
    />
    <figcaption>
      <a href={`./?path=/story/${story}`} target="_top">
        {name}
      </a>
    </figcaption>
  </figure>
);
