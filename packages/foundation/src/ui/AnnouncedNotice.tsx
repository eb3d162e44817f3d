import type { ReactNode } from 'react';
import { AfterPaint, LiveRegion } from './LiveRegion.tsx';
import { Notice } from './Notice.tsx';
import type { NoticeProps } from './Notice.tsx';

/** A notice that is announced to screen readers when it appears. An error is announced without this. */
export const AnnouncedNotice = (props: NoticeProps): ReactNode => (
  <LiveRegion>
    <AfterPaint>
      <Notice {...props} />
    </AfterPaint>
  </LiveRegion>
);
