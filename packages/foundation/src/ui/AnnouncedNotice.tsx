import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Notice } from './Notice.tsx';
import type { NoticeProps } from './Notice.tsx';

/** A notice that is announced to screen readers when it appears. An error is announced without this. */
export function AnnouncedNotice(props: NoticeProps): ReactNode {
  const [isThere, setThere] = useState(false);
  useEffect(() => afterPaint(() => setThere(true)), []);
  return (
    <>
      {/* In its place at once, and in the live region once that has been painted. */}
      {!isThere && (
        <div aria-hidden="true">
          <Notice {...props} />
        </div>
      )}
      <LiveRegion>{isThere && <Notice {...props} />}</LiveRegion>
    </>
  );
}
