import { createStored } from '@grocer/foundation/embed';
import type { AddressDone } from './messages.ts';

const stored = () => createStored('tab', 'grocer-account:news');

/** Keeps for the next page what has happened on this one: without the host's navigation, the book is a new page. */
export const keepNews = (news: Extract<AddressDone, 'addressCreated' | 'addressUpdated'>): void =>
  stored().keep(news);

/** What has happened on the page before; told once. */
export function takeNews(): AddressDone | undefined {
  const news = stored().read();
  if (news !== 'addressCreated' && news !== 'addressUpdated') return undefined;
  stored().keep(undefined);
  return news;
}
