import type { TimeOption } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createSelector } from '../create-selector.ts';
import { SelectorScope } from '../selector-context.tsx';
import { slotsAt } from './rules.ts';
import css from './slot-list.css?inline';
import { SlotList } from './SlotList.tsx';

const timeOf = (date: string, index: number): TimeOption => ({
  quoteId: 'q',
  optionId: `${date} ${index}`,
  vendorId: 'OWN',
  vendorName: 'Millbrook Delivery',
  displayString: '1:00 – 3:00 PM',
  cost: 695,
  waiver: undefined,
  shouldShowFees: true,
  type: 'STANDARD',
  incentive: undefined,
  window: { value: `${date}T18:00:00Z/PT2H`, timeZone: 'America/New_York' },
});

const DAYS = ['2026-11-21', '2026-11-22'].map((date) => ({
  date,
  slots: slotsAt(
    Array.from({ length: 60 }, (_, index) => timeOf(date, index)),
    { now: 0, heldKey: undefined },
  ),
}));

function Days(): ReactNode {
  const [index, setIndex] = useState(0);
  const { date, slots } = DAYS[index] ?? { date: '', slots: [] };
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        Tomorrow
      </button>
      <SlotList day={date} title={date} slots={slots} chosen={undefined} onChoose={() => {}} />
    </>
  );
}

it('keeps the room of the times while another day comes, so that nothing below moves', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  root.render(
    <SelectorScope selector={createSelector({ environment: 'LOCAL' })}>
      <Days />
    </SelectorScope>,
  );
  await expect.poll(() => page.getByRole('radio').all()).toHaveLength(60);
  // Browsers remember how large an element was once they have painted it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const whole = place.scrollHeight;
  const heights: string[] = [];
  const observer = new MutationObserver(() => {
    const isLeaving = place.querySelector('[aria-hidden].grocer-slot-group') !== null;
    heights.push(`${isLeaving ? 'leaving' : 'there'} ${place.scrollHeight - whole}`);
  });
  observer.observe(place, { childList: true, subtree: true, attributes: true });
  page
    .getByRole('button', { name: 'Tomorrow' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => heights).toEqual(['leaving 0', 'there 0']);
  observer.disconnect();
});
