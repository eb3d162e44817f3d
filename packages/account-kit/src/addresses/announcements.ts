import { createStored } from '@grocer/foundation/embed';
import type { AddressDone } from './messages.ts';

const stored = () => createStored('tab', 'grocer-account:news');

/** Stores an announcement for the next page: without the host's navigation, that is a new document. */
export const storeAnnouncement = (news: Extract<AddressDone, 'addressCreated' | 'addressUpdated'>): void =>
  stored().keep(news);

/** Returns the announcement of the previous page, once. */
export function takeAnnouncement(): AddressDone | undefined {
  const news = stored().read();
  if (news !== 'addressCreated' && news !== 'addressUpdated') return undefined;
  stored().keep(undefined);
  return news;
}
