import type { ReactNode } from 'react';

/** Error message of a change, announced at once; nothing while there is none. */
export const Refused = ({ words }: { readonly words: string | undefined }): ReactNode =>
  words !== undefined && (
    <p role="alert" className="bad">
      {words}
    </p>
  );
