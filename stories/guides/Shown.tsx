import type { ReactElement } from 'react';

interface ShownProps {
  /** The id of a story, as its address has it. */
  readonly story: string;
  readonly name: string;
  /** In px. */
  readonly height: `${number}`;
}

/** A picture of a story, made by the story itself, with the way to it. */
export const Shown = ({ story, name, height }: ShownProps): ReactElement => (
  <figure style={{ margin: '24px 0' }}>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, whose worker needs its origin */}
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
