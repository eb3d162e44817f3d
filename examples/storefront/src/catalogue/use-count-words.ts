import { useEffect } from 'react';

/**
 * Returns the number of products in words, and tells it to a status of the page: `onCount` is called with them, and
 * with an empty text once the products are not shown any more.
 */
export function useCountWords(count: number, onCount: ((words: string) => void) | undefined): string {
  const words = count === 1 ? '1 product' : `${count} products`;
  useEffect(() => {
    onCount?.(words);
    return () => onCount?.('');
  }, [onCount, words]);
  return words;
}
