import type { CartLine } from '@grocer/foundation/domain';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useShop } from './ShopProvider.tsx';
import type { Unsaved } from './use-draft.ts';

/** Maximum length of a note, as long as the instructions of an order. */
const LONGEST = 128;

interface LineNoteProps {
  readonly line: CartLine;
  readonly note: Unsaved<string>;
  readonly onSaved: () => void;
}

/** Form for the note on a cart line to the person who picks the order. */
export function LineNote({ line, note, onSaved }: LineNoteProps): ReactNode {
  const { changeLine } = useShop();
  const [draft, setDraft] = note;
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const text = draft ?? line.instructions;
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    // A screen reader announces the same message again only if it was removed first.
    setRefused(undefined);
    const isShown = (): boolean => form.current !== null;
    const why = await changeLine({ lineId: line.id, instructions: text.trim() }, isShown);
    setSaving(false);
    setRefused(why);
    if (why !== undefined) return;
    // More may have been typed meanwhile, after the sheet was closed and opened again.
    setDraft((now) => (now === text ? undefined : now));
    // The shopper may have closed the sheet and opened it again meanwhile.
    if (isShown()) onSaved();
  }
  return (
    <form ref={form} className="line-note" onSubmit={(event) => void save(event)}>
      <label>
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
      {refused !== undefined && (
        <p role="alert" className="bad">
          {refused}
        </p>
      )}
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
