import { addDays } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DayCarousel } from '@grocer/foundation/ui';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSelector } from '../core/create-selector.ts';
import { SelectorScope } from '../core/context.tsx';
import { TIME } from '../testing/held-time.ts';
import { timesMessages } from './messages.ts';
import { slotsAt } from './rules.ts';
import type { Slot } from './rules.ts';
import { SlotList } from './SlotList.tsx';
import { TimePicker } from './TimePicker.tsx';

afterEach(cleanup);
const NOW = Date.parse('2026-11-21T15:00:00Z');
const TODAY = '2026-11-21';
const timeAt = (iso: string, more: Partial<TimeOption> = {}): TimeOption => ({
  ...TIME,
  optionId: iso,
  window: { ...TIME.window, value: `${iso}/PT2H` },
  ...more,
});

const inSelector = (children: ReactNode) =>
  render(<SelectorScope core={createSelector({ environment: 'LOCAL' })}>{children}</SelectorScope>);

function Days({ onChoose }: { readonly onChoose: (date: string) => void }): ReactNode {
  const [chosen, choose] = useState(TODAY);
  // The third day has no times.
  const days = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const date = addDays(TODAY, index);
    return { date, isOpen: index !== 2 };
  });
  return (
    <>
      <h3 id="heading">Choose a day and time</h3>
      <DayCarousel
        labelledBy="heading"
        days={days}
        today={TODAY}
        chosen={chosen}
        text={timesMessages}
        locale="en-US"
        onChoose={(date) => {
          choose(date);
          onChoose(date);
        }}
      />
    </>
  );
}

describe('a chosen day that is over', () => {
  it('is replaced by today, on which a time is then chosen', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const calls: string[] = [];
    inSelector(
      <TimePicker
        days={[{ date: TODAY, times: [timeAt(`${TODAY}T20:00:00Z`)] }]}
        zone="America/New_York"
        headingId="heading"
        chosen={{ date: '2026-11-20', key: undefined }}
        heldKey={undefined}
        errorId={undefined}
        onDay={(date) => calls.push(date)}
        onTime={() => calls.push('a time')}
      />,
    );
    expect(screen.getByRole('radio', { name: /^Today, / })).toHaveProperty('checked', true);
    fireEvent.click(within(screen.getByRole('radiogroup', { name: /^Times for / })).getByRole('radio'));
    expect(calls).toEqual([TODAY, 'a time']);
  });
});

/** Today without a time, and the next day with one. */
function EmptyToday(): ReactNode {
  const [date, setDate] = useState(TODAY);
  const tomorrow = addDays(TODAY, 1);
  return (
    <>
      <h3 id="heading">Choose a day and time</h3>
      <TimePicker
        days={[
          { date: TODAY, times: [] },
          { date: tomorrow, times: [timeAt(`${tomorrow}T20:00:00Z`)] },
        ]}
        zone="America/New_York"
        headingId="heading"
        chosen={{ date, key: undefined }}
        heldKey={undefined}
        errorId={undefined}
        onDay={setDate}
        onTime={() => {}}
      />
    </>
  );
}

it('shows that a day has no times, and moves focus to the next day that has some [F-8.13]', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  inSelector(<EmptyToday />);
  expect(screen.getByText(/^There are no time slots available for this store for this day\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next available: Sunday, November 22' }));
  const next = screen.getByRole('radio', { name: /Sunday, November 22$/ });
  expect(next).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(next);
  expect(screen.queryByRole('button', { name: /^Next available/ })).toBeNull();
});

describe('the day carousel', () => {
  it.each([
    ['LOCAL', 16, ['16 days']],
    ['LOCAL', 15, []],
    ['PROD', 16, []],
  ] as const)('warns in %s about %d days from the service: %j [F-9.2]', (environment, count, of) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const days = Array.from({ length: count }, (_, index) => ({ date: addDays(TODAY, index), times: [] }));
    render(
      <SelectorScope core={createSelector({ environment })}>
        <TimePicker
          days={days}
          zone="America/New_York"
          headingId="heading"
          chosen={undefined}
          heldKey={undefined}
          errorId={undefined}
          onDay={() => {}}
          onTime={() => {}}
        />
      </SelectorScope>,
    );
    expect(warn.mock.calls).toEqual(of.map((said) => [expect.stringContaining(`sent ${said}`)]));
  });

  it('shows seven radio buttons named by the calendar days [F-2.49] [F-9.2]', () => {
    inSelector(<Days onChoose={() => {}} />);
    const group = screen.getByRole('radiogroup', { name: 'Choose a day and time' });
    const days = within(group).getAllByRole('radio');
    expect(days).toHaveLength(7);
    expect(within(group).getByRole('radio', { name: 'Today, Saturday, November 21', checked: true })).toBe(
      days[0],
    );
    expect(within(group).getByRole('radio', { name: 'Tomorrow, Sunday, November 22' })).toBe(days[1]);
    expect(within(group).getByRole('radio', { name: 'Tuesday, November 24' })).toBe(days[3]);
  });

  it('scrolls by 70 percent of its width [F-2.53] [F-9.11]', async () => {
    inSelector(<Days onChoose={() => {}} />);
    const strip = screen.getByRole('radiogroup', { name: 'Choose a day and time' });
    Object.defineProperty(strip, 'clientWidth', { value: 500 });
    const scrolled = vi.fn();
    strip.scrollBy = scrolled;
    await userEvent.click(screen.getByRole('button', { name: 'Next days' }));
    expect(scrolled.mock.calls).toEqual([[{ left: 350 }]]);
  });

  it('chooses days with arrow keys and skips one without times', async () => {
    const onChoose = vi.fn();
    const user = userEvent.setup();
    inSelector(<Days onChoose={onChoose} />);
    screen.getByRole('radio', { checked: true }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(onChoose.mock.calls).toEqual([['2026-11-22'], ['2026-11-24']]);
  });

  it.each(['{Enter}', ' '])(
    'does not choose a day without times on %j, and announces the reason each time',
    async (key) => {
      const onChoose = vi.fn();
      const user = userEvent.setup();
      inSelector(<Days onChoose={onChoose} />);
      const day = screen.getByRole('radio', { name: 'Monday, November 23, No times available' });
      expect(day.getAttribute('aria-disabled')).toBe('true');
      day.focus();
      await user.keyboard(key);
      expect(onChoose).not.toHaveBeenCalled();
      expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', TODAY);
      const status = screen.getByText('No times available', { selector: '[role="status"] *' });
      await user.keyboard(key);
      const again = screen.getByText('No times available', { selector: '[role="status"] *' });
      // A new element, so that screen readers announce the text again.
      expect(again).not.toBe(status);
    },
  );

  it('chooses a day on Enter', async () => {
    const onChoose = vi.fn();
    const user = userEvent.setup();
    inSelector(<Days onChoose={onChoose} />);
    screen.getByRole('radio', { name: 'Tuesday, November 24' }).focus();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('2026-11-24');
  });
});

function Times({
  options,
  onChoose,
}: {
  readonly options: readonly TimeOption[];
  readonly onChoose: (key: string) => void;
}) {
  const [chosen, choose] = useState<string>();
  const [slots] = useState(() => slotsAt(options, { now: NOW, heldKey: 'q::2026-11-21T22%3A00%3A00Z' }));
  return (
    <SlotList
      day={TODAY}
      title="Times for Saturday, November 21"
      slots={slots}
      chosen={chosen}
      zone="Eastern Time"
      onChoose={(key) => {
        choose(key);
        onChoose(key);
      }}
    />
  );
}

const dayOfForty = (date: string): readonly Slot[] =>
  slotsAt(
    Array.from({ length: 40 }, (_, index) => timeAt(`${date}T18:00:00Z`, { optionId: `${date} ${index}` })),
    { now: NOW, heldKey: undefined },
  );
const FORTY = { [TODAY]: dayOfForty(TODAY), '2026-11-22': dayOfForty('2026-11-22') };

/** Two days with forty times each, of which the first ones can be removed. */
function TwoDays(): ReactNode {
  const [day, choose] = useState<keyof typeof FORTY>(TODAY);
  const [gone, setGone] = useState(0);
  const slots = useMemo(() => FORTY[day].slice(gone), [day, gone]);
  return (
    <>
      <button type="button" onClick={() => choose('2026-11-22')}>
        Tomorrow
      </button>
      <button type="button" onClick={() => setGone((count) => count + 1)}>
        Time goes by
      </button>
      <SlotList day={day} title={day} slots={slots} chosen={FORTY[day][30]?.key} onChoose={() => {}} />
    </>
  );
}

describe('the times of a day', () => {
  const options = [
    timeAt('2026-11-21T14:00:00Z', { displayString: '9:00 – 11:00 AM' }),
    timeAt('2026-11-21T18:00:00Z', { type: 'EXPRESS', vendorName: 'Delivery Partner' }),
    timeAt('2026-11-21T20:00:00Z', { waiver: -695, incentive: 'Best value' }),
    timeAt('2026-11-21T22:00:00Z', { shouldShowFees: false, displayString: '5:00 – 7:00 PM' }),
  ];

  it('shows label, time zone, vendor and fee of each [F-2.51] [C-9.9]', () => {
    inSelector(<Times options={options} onChoose={() => {}} />);
    const group = screen.getByRole('radiogroup', { name: 'Times for Saturday, November 21' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent.replaceAll(/\s+/g, ' ').trim());
    expect(names).toEqual([
      '9:00 – 11:00 AM Eastern Time Millbrook Delivery This time has passed $6.95',
      '1:00 – 3:00 PM Eastern Time Delivery Partner Fastest same-day service $6.95',
      '1:00 – 3:00 PM Eastern Time Millbrook Delivery Best value Free',
      '5:00 – 7:00 PM Eastern Time Reserved for you Millbrook Delivery',
    ]);
  });

  it('announces the number of available times and the day in a live region', async () => {
    inSelector(<Times options={options} onChoose={() => {}} />);
    const said = await screen.findByText('3 times available on Saturday, November 21');
    expect(said.getAttribute('role')).toBe('status');
  });

  it('allows a choice until a time has begun', async () => {
    const onChoose = vi.fn();
    const user = userEvent.setup();
    inSelector(<Times options={options} onChoose={onChoose} />);
    const [past, free] = screen.getAllByRole('radio');
    if (past) await user.click(past);
    expect(onChoose).not.toHaveBeenCalled();
    if (free) await user.click(free);
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('radio', { checked: true })).toBe(free);
  });

  it('renders two hundred times [F-2.49]', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      timeAt('2026-11-21T18:00:00Z', { optionId: String(index) }),
    );
    inSelector(<Times options={many} onChoose={() => {}} />);
    await expect.poll(() => screen.getAllByRole('radio')).toHaveLength(200);
  });

  it('checks the chosen time after a change of day', async () => {
    const user = userEvent.setup();
    inSelector(<TwoDays />);
    const checked = () => screen.getByRole('radio', { checked: true }).getAttribute('value');
    expect(checked()).toBe(FORTY[TODAY][30]?.key);
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(checked()).toBe(FORTY['2026-11-22'][30]?.key);
  });

  it('does not move focus when the day changes', () => {
    inSelector(<TwoDays />);
    screen.getAllByRole('radio')[3]?.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(document.activeElement).toBe(document.body);
  });

  it.each([1, 9, 10, 11])(
    'keeps focus on the time at index %i when an earlier one is removed',
    async (index) => {
      const user = userEvent.setup();
      inSelector(<TwoDays />);
      const radio = screen.getAllByRole('radio')[index];
      const value = radio?.getAttribute('value');
      radio?.focus();
      // A user press would move focus.
      fireEvent.click(screen.getByRole('button', { name: 'Time goes by' }));
      expect(screen.getAllByRole('radio')).toHaveLength(39);
      expect(document.activeElement?.getAttribute('value')).toBe(value);
      await user.keyboard('{ArrowDown}');
      const next = screen.getAllByRole('radio')[index];
      expect(document.activeElement).toBe(next);
    },
  );

  it('shows a message when there are none [F-8.13] [C-8.30]', () => {
    inSelector(<Times options={[]} onChoose={() => {}} />);
    expect(
      screen.getByText(
        'There are no time slots available for this store for this day. Please select a different date or store.',
      ),
    ).toBeTruthy();
  });
});
