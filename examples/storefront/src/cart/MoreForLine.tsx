import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Backup } from './Backup.tsx';
import { LineNote } from './LineNote.tsx';
import { MoveButtons, useOtherWays } from './MoveButtons.tsx';
import type { MoveProps } from './MoveButtons.tsx';
import { useShop } from './ShopProvider.tsx';

/** The "More" menu of a cart line: choose a backup, write a note, or move the line to another way to shop. */
export function MoreForLine({ line, product, onMove }: MoveProps): ReactNode {
  const { isVisitor } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  // A visitor's cart cannot store a backup or a note.
  const hasWishes = !isVisitor && !product.membership;
  if (useOtherWays({ line, product }).length === 0 && !hasWishes) return null;
  const noteName = line.instructions === '' ? 'Add a note' : 'Change the note';
  function closeNote(): void {
    setWriting(false);
    requestAnimationFrame(() => opener.current?.focus());
  }
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-label={`More for ${product.name}`}
        title="More"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </button>
      <div id={id} className="cart-line-more" hidden={!isOpen}>
        {hasWishes && (
          <>
            <button
              type="button"
              className="plain"
              aria-label={`Choose a backup, ${product.name}`}
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              Choose a backup
            </button>
            <button
              ref={opener}
              type="button"
              className="plain"
              aria-label={`${noteName}, ${product.name}`}
              aria-expanded={isWriting}
              onClick={() => setWriting(true)}
            >
              {noteName}
            </button>
          </>
        )}
        <MoveButtons line={line} product={product} onMove={onMove} />
        {isWriting && <LineNote line={line} name={product.name} onClose={closeNote} />}
      </div>
      {isChoosing && <Backup line={line} product={product} onClose={() => setChoosing(false)} />}
    </>
  );
}
