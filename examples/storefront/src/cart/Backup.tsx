import { formatCents } from '@grocer/foundation/domain';
import type { CartLine, CatalogueProduct } from '@grocer/foundation/domain';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../catalogue/Picture.tsx';
import { backupsOf } from '../catalogue/similar-rules.ts';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { WindowDialog } from '../layout/WindowDialog.tsx';
import { Loading, NotLoaded } from './Phases.tsx';
import { Refused } from './Refused.tsx';
import { useShop } from './ShopProvider.tsx';
import { useIsMissing } from './use-is-missing.ts';
import { useIsShown } from './use-is-shown.ts';
import type { LineWishes } from './use-line-wishes.ts';
import './backup.css';

/** Maximum number of products offered. */
const MOST = 8;

interface BackupProps {
  /** The line with the backup that was chosen last, saved or not. */
  readonly line: CartLine;
  readonly saved: CartLine;
  readonly product: CatalogueProduct;
  readonly substitution: LineWishes['substitution'];
  readonly onClose: () => void;
}

/** Returns true for a product that replaces the one of a line. */
const isBackup = ({ upc }: CatalogueProduct, { substitutionPolicy, substitutionItems }: CartLine): boolean =>
  substitutionPolicy === 'CUSTOMER_CHOICE' && substitutionItems.includes(upc);

/** Dialog to choose the product that replaces another one if it is out of stock. */
export function Backup({ line, saved, product, substitution, onClose }: BackupProps): ReactNode {
  const { priceIn } = useShop();
  const isMissing = useIsMissing();
  const { products, retry } = useSearchedProducts({ aisle: product.aisle });
  const { isSaving, refused, choose } = substitution;
  const isShown = useIsShown();
  const list = products.phase === 'ready' ? products.list : [];
  const had = list.filter(({ upc }) => !isMissing({ gtin13: upc, modality: line.modality }));
  const isChosen = (one: CatalogueProduct): boolean => isBackup(one, line);
  // A product stays in its place while it is saved: a second press would choose another one.
  const isFirst = (one: CatalogueProduct): boolean => isBackup(one, saved);
  async function take(one: CatalogueProduct): Promise<void> {
    const change = { substitutionPolicy: 'CUSTOMER_CHOICE', substitutionItems: [one.upc] } as const;
    if (isSaving && isChosen(one)) return;
    const isSaved = isChosen(one) || (await choose(change));
    // The shopper may have closed this dialog and opened another one meanwhile.
    if (isSaved && isShown()) onClose();
  }
  const others = backupsOf(product, line.modality, had).filter((one) => !isFirst(one));
  const offered = [...list.filter(isFirst), ...others].slice(0, MOST);
  return (
    <WindowDialog title="Choose a backup" onClose={onClose}>
      <p className="muted">What is to come if {product.name} is not there?</p>
      <Refused words={refused} />
      {products.phase === 'loading' && <Loading />}
      {products.phase === 'failed' && <NotLoaded what="Similar products" onRetry={retry} />}
      {products.phase === 'ready' && offered.length === 0 && <p>Nothing similar is in stock.</p>}
      <ul className="backups">
        {offered.map((one) => (
          <li key={one.upc}>
            <button
              type="button"
              aria-pressed={isChosen(one)}
              aria-busy={(isSaving && isChosen(one)) || undefined}
              onClick={() => void take(one)}
            >
              <Picture of={one.image} size={48} />
              <span>
                <b>{one.name}</b>
                <span className="muted">
                  {one.size} · {formatCents(priceIn(line.modality, one).cents)}
                </span>
              </span>
              {isChosen(one) && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="plain" onClick={onClose}>
        {isSaving ? 'Close' : 'Cancel'}
      </button>
    </WindowDialog>
  );
}
