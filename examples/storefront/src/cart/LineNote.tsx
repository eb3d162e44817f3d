import type { FormEvent, ReactNode } from 'react';
import { Refused } from './Refused.tsx';
import { useIsShown } from './use-is-shown.ts';
import type { LineWishes } from './use-line-wishes.ts';

/** Maximum length of a note, as long as the instructions of an order. */
const LONGEST = 128;

interface LineNoteProps {
  readonly note: LineWishes['note'];
  /** True while another dialog lies over the form. */
  readonly isCovered: boolean;
  readonly onSaved: () => void;
}

/** Form for the note on a cart line to the person who picks the order. */
export function LineNote({ note, isCovered, onSaved }: LineNoteProps): ReactNode {
  const { text, isUnsaved, isSaving } = note;
  const isShown = useIsShown(!isCovered);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const isSaved = !isUnsaved || (await note.save());
    // The sheet may have been closed and opened again meanwhile, or a backup is being chosen.
    if (isSaved && isShown()) onSaved();
  }
  return (
    <form className="line-note" onSubmit={(event) => void submit(event)}>
      <label className="field">
        <span>Note to your shopper</span>
        <textarea
          rows={2}
          maxLength={LONGEST}
          placeholder="Ripe, please"
          value={text}
          onChange={({ target: { value } }) => note.type(value)}
        />
      </label>
      <Refused words={note.refused} />
      <div className="line-note-buttons">
        {isSaving && (
          <span role="status" className="muted">
            Saving…
          </span>
        )}
        <button
          type="submit"
          className={isUnsaved ? 'button small primary' : 'button small'}
          aria-busy={isSaving || undefined}
        >
          Save note
        </button>
      </div>
    </form>
  );
}
