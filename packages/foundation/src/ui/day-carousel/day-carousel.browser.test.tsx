import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DayCarousel } from './DayCarousel.tsx';

const text = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  previous: 'Previous days',
  next: 'Next days',
  noTimes: 'No times',
};
const daysFrom = (first: number) =>
  Array.from({ length: 7 }, (_, day) => ({ date: `2026-12-0${first + day}` as const, isOpen: true }));

it('knows its ends again after midnight, when another day comes first [F-2.53]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = '1200px';
  const root = createRoot(place);
  const show = (first: number): void =>
    flushSync(() =>
      root.render(
        <DayCarousel
          labelledBy="days"
          days={daysFrom(first)}
          today={`2026-12-0${first}`}
          chosen={undefined}
          onChoose={vi.fn()}
          text={text}
          locale="en-US"
        />,
      ),
    );
  const isOff = (name: string) =>
    [...place.querySelectorAll('button')].some(
      (button) => button.ariaLabel === name && button.ariaDisabled === 'true',
    );
  show(1);
  await expect.poll(() => [isOff('Previous days'), isOff('Next days')]).toEqual([true, true]);
  show(2);
  // The browser reports what is in view after a frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await expect.poll(() => [isOff('Previous days'), isOff('Next days')]).toEqual([true, true]);
  root.unmount();
  place.remove();
});
