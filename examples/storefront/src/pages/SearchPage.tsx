import { useState } from 'react';
import type { ReactNode } from 'react';
import { AisleTiles } from '../catalogue/AisleTiles.tsx';
import { ProductList, ProductListSkeleton, SortBox } from '../catalogue/ProductList.tsx';
import { useCountWords } from '../catalogue/use-count-words.ts';
import { useSearchedProducts } from '../catalogue/use-search.ts';
import { NotLoaded } from '../cart/Phases.tsx';
import { useShop } from '../cart/ShopProvider.tsx';
import { Empty } from '../layout/Empty.tsx';
import { Page, Section } from '../layout/Page.tsx';
import { useQuery } from '../use-path.ts';

interface FoundProps {
  readonly text: string;
  readonly onCount: (words: string) => void;
}

function Nothing({ text, onCount }: FoundProps): ReactNode {
  useCountWords(0, onCount);
  return (
    <>
      <Empty art="empty-search" title={`Nothing found for “${text}”`}>
        <p>Check the spelling, or try a more general word.</p>
      </Empty>
      <Section title="Or look in an aisle">
        <AisleTiles />
      </Section>
    </>
  );
}

function Found({ text, onCount }: FoundProps): ReactNode {
  const { arePricesReady } = useShop();
  const { products, retry } = useSearchedProducts({ text });
  if (products.phase === 'failed') return <NotLoaded what="The products" onRetry={retry} />;
  if (products.phase === 'loading' || !arePricesReady) return <ProductListSkeleton />;
  if (products.list.length === 0) return <Nothing text={text} onCount={onCount} />;
  return <ProductList products={products.list} onCount={onCount} />;
}

/** Maximum length of a search text. */
const LONGEST = 120;

/** The search results. */
export function SearchPage(): ReactNode {
  const text = (useQuery('q') ?? '').trim().slice(0, LONGEST);
  const [counted, setCounted] = useState('');
  return (
    <Page
      title={text === '' ? 'Search' : `Results for “${text}”`}
      beside={text !== '' && <SortBox look="beside-title" />}
    >
      {/* It stays from search to search: a status that is inserted with its text may not be announced. */}
      <p className="unseen" role="status">
        {counted}
      </p>
      {text === '' ? <AisleTiles /> : <Found key={text} text={text} onCount={setCounted} />}
    </Page>
  );
}
