import type { DayKey, TimeOption } from '@grocer/foundation/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createSelector } from '../core/create-selector.ts';
import { SelectorScope } from '../core/context.tsx';
import { TIME } from '../testing/held-time.ts';
import { slotsAt } from './rules.ts';
import type { Slot } from './rules.ts';
import css from './slot-list.css?inline';
import { SlotList } from './SlotList.tsx';

const timeOf = (date: DayKey, index: number): TimeOption => ({
  ...TIME,
  optionId: `${date}_${index}`,
  window: { ...TIME.window, value: `${date}T18:00:00Z/PT2H` },
});

interface Day {
  readonly date: DayKey;
  readonly slots: readonly Slot[];
  readonly chosen: string;
}

function dayOf(date: DayKey, chosen: number): Day {
  const times = Array.from({ length: 60 }, (_, index) => timeOf(date, index));
  return { date, slots: slotsAt(times, { now: 0, heldKey: undefined }), chosen: `q::${date}_${chosen}` };
}

const TODAY = dayOf('2026-11-21', 30);
const TOMORROW = dayOf('2026-11-22', 0);

function Days(): ReactNode {
  const [{ date, slots, chosen }, choose] = useState(TODAY);
  return (
    <>
      <button type="button" onClick={() => choose(TODAY)}>
        Today
      </button>
      <button type="button" onClick={() => choose(TOMORROW)}>
        Tomorrow
      </button>
      <SlotList day={date} title={date} slots={slots} chosen={chosen} onChoose={() => {}} />
    </>
  );
}

let place: HTMLElement;
const radios = (): readonly HTMLInputElement[] => [...place.querySelectorAll('input')];
const checked = (): readonly string[] =>
  radios()
    .filter((radio) => radio.checked)
    .map(({ value }) => value);
const isSettled = (): boolean =>
  radios().length === 60 && place.querySelector('[aria-hidden].grocer-slot-others') === null;
// React answers before the next line, as between two presses of one frame.
async function press(name: string): Promise<void> {
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.resolve();
}
/** What was out of sight is remembered as high as it was, once it was painted. */
async function scrollThrough(): Promise<void> {
  for (const radio of radios()) {
    radio.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
  await new Promise(requestAnimationFrame);
}

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'));
  const sheet = new CSSStyleSheet();
  // As in a surface of ours.
  sheet.replaceSync(`:root { --grocer-line: gray } * { box-sizing: border-box }${css}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  root.render(
    <SelectorScope core={createSelector({ environment: 'LOCAL' })}>
      <Days />
    </SelectorScope>,
  );
  await expect.poll(isSettled).toBe(true);
});

it('keeps the room of the times while another day comes, so that what is below stays about where it is', async () => {
  await scrollThrough();
  const whole = place.scrollHeight;
  const steps: string[] = [];
  const observer = new MutationObserver(() => {
    const leaving = place.querySelector('[aria-hidden].grocer-slot-others');
    const isOff = Math.abs(place.scrollHeight - whole) > 0.01 * whole;
    const sight = leaving ? getComputedStyle(leaving).visibility : 'gone';
    steps.push(`${sight}, ${isOff ? `${place.scrollHeight} of ${whole}` : 'in its place'}`);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(place, { childList: true, subtree: true, attributes: true });
  await press('Tomorrow');
  await expect.poll(() => steps).toEqual(['hidden, in its place', 'gone, in its place']);
});

it('has the chosen time checked, whichever day that was', async () => {
  expect(checked()).toEqual([TODAY.chosen]);
  await press('Tomorrow');
  await expect.poll(isSettled).toBe(true);
  expect(checked()).toEqual([TOMORROW.chosen]);
});

it('has it checked too where a day comes back before it was gone', async () => {
  await press('Tomorrow');
  expect(place.querySelector('[aria-hidden].grocer-slot-others')).not.toBeNull();
  await press('Today');
  await expect.poll(isSettled).toBe(true);
  expect(checked()).toEqual([TODAY.chosen]);
});
