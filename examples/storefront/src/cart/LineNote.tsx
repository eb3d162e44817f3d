import type { CartLine } from '@grocer/foundation/domain';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useShop } from './ShopProvider.tsx';
import './line-note.css';

/** Maximum length of a note, as long as the instructions of an order. */
const LONGEST = 128;

interface LineNoteProps {
  readonly line: CartLine;
  /** Name of the product. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Form for the note on a cart line to the person who picks the order. */
export function LineNote({ line, name, onClose }: LineNoteProps): ReactNode {
  const { changeLine } = useShop();
  const [text, setText] = useState(line.instructions);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    // A screen reader announces the same message again only if it was removed first.
    setRefused(undefined);
    const why = await changeLine({ lineId: line.id, instructions: text.trim() });
    setSaving(false);
    setRefused(why);
    if (why === undefined) onClose();
  }
  return (
    <form className="line-note" aria-label={`Note, ${name}`} onSubmit={(event) => void save(event)}>
      <label>
        <span>Note to your shopper</span>
        <textarea
          ref={field}
          rows={2}
          maxLength={LONGEST}
          placeholder="Ripe, please"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {refused !== undefined && (
        <p role="alert" className="bad">
          {refused}
        </p>
      )}
      <div className="line-note-buttons">
        {isSaving && (
          <span role="status" className="muted">
            Saving…
          </span>
        )}
        <button
          type="button"
          className="plain"
          aria-disabled={isSaving || undefined}
          // A note that was sent can be saved already, or will be once the connection is back.
          onClick={() => isSaving || onClose()}
        >
          Cancel
        </button>
        <button type="submit" className="button small" aria-busy={isSaving || undefined}>
          Save note
        </button>
      </div>
    </form>
  );
}
