import type { StoreResult } from '@grocer/foundation/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createSelector } from '../../core/create-selector.ts';
import { SelectorScope } from '../../core/context.tsx';
import { PLACE, STORE } from '../../testing/places.ts';
import { StoreCard } from './StoreCard.tsx';

afterEach(cleanup);

const STORE_FOUND: StoreResult = {
  locationId: STORE,
  divisionNumber: '011',
  storeNumber: '00147',
  vanityName: 'Millbrook Oakley',
  banner: 'kroger',
  address: { ...PLACE, street: '100 Main Street' },
  location: { lat: 39.1, lng: -84.5 },
  timeZone: 'America/New_York',
  distance: 1.5,
  isCrossBanner: false,
  currentlyShopping: false,
  isLockerPickupLocation: false,
  isOpen: true,
  openText: 'until 10:00 PM',
  externalNavigation: undefined,
};
const otherChoice = { webUrl: 'https://shop.example/stores/1', linkText: '' };

/** Renders a store and returns its visible text. */
function show(more: Partial<StoreResult> = {}) {
  render(
    <SelectorScope core={createSelector({ environment: 'LOCAL' })}>
      <StoreCard
        store={{ ...STORE_FOUND, ...more }}
        modality="PICKUP"
        isCurrent={false}
        index={0}
        distance="1.50 miles"
      />
    </SelectorScope>,
  );
  const card = screen.getByRole('article');
  return {
    card,
    lines: within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  };
}

describe('a store card', () => {
  it('shows name, address, hours and distance, and a button to select the store [F-2.26]', () => {
    const { card, lines } = show();
    expect(within(card).getByRole('heading').textContent).toBe('Millbrook Oakley');
    expect(lines).toEqual(['100 Main Street, Cincinnati, OH 45202', 'Open until 10:00 PM', '1.50 miles']);
    expect(within(card).getByRole('button').textContent).toBe('Select Store');
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it.each([
    [true, 'until 10:00 PM', 'Open until 10:00 PM'],
    [true, 'Open 24 hours', 'Open 24 hours'],
    [false, 'Opens at 6:00 AM', 'Closed Opens at 6:00 AM'],
    [false, 'Closed today', 'Closed today'],
  ])('shows for open: %s and %j the hours %j [F-2.26]', (isOpen, openText, hours) => {
    expect(show({ isOpen, openText }).lines[1]).toBe(hours);
  });

  it('shows "(Locker Pickup)" for a store with lockers [F-2.26]', () => {
    const { card } = show({ isLockerPickupLocation: true });
    expect(within(card).getByRole('heading').textContent).toContain('(Locker Pickup)');
  });

  it.each([
    ['', 'Visit Store'],
    ['Visit Cascade Pantry', 'Visit Cascade Pantry'],
  ])(
    'links to a store of another banner with the text %j as %j and has no select button [F-2.26]',
    (linkText, words) => {
      const { card } = show({ isCrossBanner: true, externalNavigation: { ...otherChoice, linkText } });
      const link = within(card).getByRole('link');
      expect(link.textContent).toBe(
        `${words} (${card.querySelector('h4')?.textContent}, opens its own site)`,
      );
      expect(link.getAttribute('href')).toBe('https://shop.example/stores/1');
      expect(within(card).queryByRole('button')).toBeNull();
    },
  );
});
