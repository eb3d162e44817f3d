import type { CartLine } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Refused } from './Refused.tsx';
import type { Unsaved } from './use-draft.ts';
import { useLineChange } from './use-line-change.ts';

/** Maximum length of a note, as long as the instructions of an order. */
const LONGEST = 128;

interface LineNoteProps {
  readonly line: CartLine;
  readonly note: Unsaved<string>;
  readonly onSaved: () => void;
}

/** Form for the note on a cart line to the person who picks the order. */
export function LineNote({ line, note, onSaved }: LineNoteProps): ReactNode {
  const [draft, setDraft] = note;
  const [isSaving, setSaving] = useState(false);
  const { refused, save, isOpen } = useLineChange(line);
  const text = draft ?? line.instructions;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const isSaved = await save({ instructions: text.trim() });
    setSaving(false);
    if (!isSaved) return;
    // More may have been typed meanwhile, after the sheet was closed and opened again.
    setDraft((now) => (now === text ? undefined : now));
    if (isOpen()) onSaved();
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
          // What is typed while it is saved would be lost with the form.
          readOnly={isSaving}
          onChange={({ target: { value } }) =>
            setDraft(() => (value === line.instructions ? undefined : value))
          }
        />
      </label>
      <Refused words={refused} />
      {draft !== undefined && draft.trim() !== line.instructions && (
        <div className="line-note-buttons">
          {isSaving && (
            <span role="status" className="muted">
              Saving…
            </span>
          )}
          <button type="submit" className="button small primary" aria-busy={isSaving || undefined}>
            Save note
          </button>
        </div>
      )}
    </form>
  );
}
