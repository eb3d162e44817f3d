import { useState } from 'react';
import type { ReactNode } from 'react';

/** Button that copies the address of the page, which contains all settings of the demo. */
export function CopyLink(): ReactNode {
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      // oxlint-disable-next-line grocer/no-secure-context -- on failure the user is told to copy the address
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied.');
    } catch {
      setSaid('This browser does not let it be copied: take it from the address bar.');
    }
  }
  return (
    <fieldset>
      <legend>This state</legend>
      <button className="button small" type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <p role="status" className="muted">
        {said}
      </p>
    </fieldset>
  );
}
