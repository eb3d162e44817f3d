import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSelector } from '../../core/create-selector.ts';
import { SelectorScope } from '../../core/context.tsx';
import { heldUntilInstant } from '../../testing/held-time.ts';
import { minutesLeft } from './countdown.ts';
import { HoldNote } from './HoldNote.tsx';
import type { Held } from './rules.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-21T17:00:00Z');

const heldFor = (minutes: number, id = 'p1'): Held => ({
  ...heldUntilInstant(Date.now() + minutes * MINUTE),
  id,
});

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the note on a held time', () => {
  it('shows the expiry and counts the minutes down without announcing them [F-2.17]', async () => {
    const selector = createSelector({ environment: 'LOCAL' });
    const hold = (held: Held): void =>
      selector.store.setState({ reservation: { phase: 'held', held, warning: undefined } });
    hold(heldFor(30));
    render(
      <SelectorScope core={selector}>
        <HoldNote />
      </SelectorScope>,
    );
    expect(screen.getByText("We'll hold this reservation until 12:30 PM")).toBeTruthy();
    const timer = screen.getByRole('timer');
    expect(timer.getAttribute('aria-live')).toBe('off');
    expect(timer.textContent).toBe('(30 minutes left)');
    // The service's clock has whole seconds and may be almost one second behind.
    expect(minutesLeft(NOON + 30 * MINUTE + 999, NOON)).toBe(30);
    const after: string[] = [];
    for (const ms of [MINUTE - 1, 1, 27 * MINUTE, MINUTE, 30_000, 30_000, MINUTE]) {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      after.push(screen.getByRole('timer').textContent);
    }
    expect(after).toEqual([
      '(30 minutes left)',
      '(29 minutes left)',
      '(2 minutes left)',
      '(1 minute left)',
      '(1 minute left)',
      '(0 minutes left)',
      '(0 minutes left)',
    ]);
    act(() => hold(heldFor(10, 'p2')));
    expect(screen.getByRole('timer').textContent).toBe('(10 minutes left)');
    // The same reservation, extended by the service.
    act(() => hold(heldFor(15, 'p2')));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('timer').textContent).toBe('(15 minutes left)');
  });

  it('shows no countdown before the last hour', async () => {
    const selector = createSelector({ environment: 'LOCAL' });
    selector.store.setState({ reservation: { phase: 'held', held: heldFor(90), warning: undefined } });
    render(
      <SelectorScope core={selector}>
        <HoldNote />
      </SelectorScope>,
    );
    expect(screen.queryByRole('timer')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE));
    expect(screen.getByRole('timer').textContent).toBe('(60 minutes left)');
  });
});
