import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { heldUntilInstant } from '../../testing/held-time.ts';
import { MINUTE, NOON, reservationTab, useNoon, wake } from '../../testing/reservation-tab.ts';
import { createHolds } from './port.ts';
import type { News } from './port.ts';
import type { Held } from '../../times/hold/rules.ts';

useNoon();

/** Close to an expiry both states are right: headers have whole seconds, clocks may differ by two. */
const UNSURE_MS = 3000;

/** A replacement of BroadcastChannel; a closed channel receives nothing. */
function createBus() {
  const open = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    say(data: News): void {
      const others = [...open].filter((one) => one !== this);
      for (const one of others) one.dispatchEvent(new MessageEvent('message', { data }));
    }
    postMessage(data: News): void {
      this.say(data);
    }
    close(): void {
      open.delete(this);
    }
  }
  return { Channel, open };
}

/** Another tab of the shopper, which knows the reservations it was told of, and answers questions. */
function otherTab({ Channel }: ReturnType<typeof createBus>) {
  const channel = new Channel();
  let held: Held | undefined;
  channel.addEventListener('message', (event) => {
    const news: News = Reflect.get(event, 'data');
    if (news.kind === 'held') ({ held } = news);
    if (news.kind === 'asked' && held && held.expiresAt - Date.now() > UNSURE_MS)
      channel.say({ kind: 'held', held });
  });
  return {
    hold(one: Held): void {
      held = one;
      channel.say({ kind: 'held', held });
    },
  };
}

/** A service that returns a reservation until its end, and the correct time. */
const serviceOf =
  (ends: ReadonlyMap<string, number>) =>
  async (request: Request): Promise<Response> => {
    const headers = { date: new Date(Date.now()).toUTCString() };
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const end = ends.get(id) ?? 0;
    if (end <= Date.now())
      return Response.json({ statusCode: 410, code: 'PROMISE_EXPIRED' }, { status: 410, headers });
    const expiration = { value: new Date(end).toISOString() };
    return Response.json(
      { data: { promise: { id, expiration, selections: [], versionKey: 'v1' } } },
      { headers },
    );
  };

const ms = fc.integer({ min: 0, max: 12 * MINUTE });
const minutes = fc.integer({ min: 1, max: 30 });

/** The events that a tab with a reservation can go through, in any order. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), ms }),
  fc.record({ kind: fc.constant('sleep' as const), ms }),
  fc.record({ kind: fc.constant('hide' as const), ms }),
  /** Leaves the page and returns, while another tab may reserve a time. */
  fc.record({ kind: fc.constant('leave' as const), ms, meanwhile: fc.option(minutes) }),
  fc.record({ kind: fc.constant('hold' as const), minutes }),
  fc.record({ kind: fc.constant('other' as const), minutes }),
);

const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const turn = (name: 'pagehide' | 'pageshow'): boolean =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));

/** Time passes while the timers of the page are suspended. */
const standStill = (by: number): void => void vi.setSystemTime(Date.now() + by);
/** A response is handled within a few turns of the event loop. */
const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 8; turns += 1) await vi.advanceTimersByTimeAsync(0);
};

/** The tab of the previous run, which may have failed. */
let before: { end(): void } | undefined;

it('shows no time as held after its end, emits each expiry once, and follows the holds of other tabs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 12 }),
      fc.integer({ min: -600_000, max: 600_000 }),
      async (all, ahead) => {
        before?.end();
        vi.setSystemTime(NOON);
        sessionStorage.clear();
        const bus = createBus();
        vi.stubGlobal('BroadcastChannel', bus.Channel);
        const ends = new Map<string, number>();
        vi.stubGlobal('fetch', serviceOf(ends));
        const other = otherTab(bus);
        const one = reservationTab({ ahead, holds: createHolds('test') });
        before = one;
        one.answer();
        let count = 0;
        let wanted: Held | undefined;
        const next = (length: number): Held => {
          count += 1;
          wanted = { ...heldUntilInstant(Date.now() + length * MINUTE), id: `p${count}` };
          ends.set(wanted.id, wanted.expiresAt);
          return wanted;
        };
        for (const step of all) {
          /** The number of open channels while the page was away. */
          const away: number[] = [];
          if (step.kind === 'hold') {
            // Every response, such as that to a reservation, tells the time.
            one.answer();
            one.state().hold(next(step.minutes));
          } else if (step.kind === 'other') other.hold(next(step.minutes));
          else if (step.kind === 'pass') await vi.advanceTimersByTimeAsync(step.ms);
          else if (step.kind === 'sleep') {
            standStill(step.ms);
            wake('focus');
          } else if (step.kind === 'hide') {
            show('hidden');
            standStill(step.ms);
            show('visible');
          } else {
            turn('pagehide');
            away.push(bus.open.size);
            standStill(step.ms);
            if (step.meanwhile !== null) other.hold(next(step.meanwhile));
            turn('pageshow');
          }
          await settle();
          const over = wanted === undefined ? 0 : Date.now() - wanted.expiresAt;
          const isOver = wanted !== undefined && one.phase() === 'expired';
          const isEither = wanted === undefined || Math.abs(over) <= UNSURE_MS;
          const told: readonly string[] = one.expired.mock.calls.map(([{ reservationId }]) => reservationId);
          const isEarly = (id: string): boolean => (ends.get(id) ?? Infinity) - Date.now() > UNSURE_MS;
          const { reservation } = one.state();
          const broken = {
            'it is shown as held after its end, or as over before': !isEither && isOver !== over > 0,
            'another time is shown than the last one that was held':
              !isEither && !isOver && 'held' in reservation && reservation.held.id !== wanted?.id,
            'nothing is shown of what is held': !isEither && !isOver && one.phase() !== 'held',
            'an end is told twice': new Set(told).size !== told.length,
            'an end is told early': told.some(isEarly),
            'an end is not told': isOver && !told.includes(wanted?.id ?? ''),
            // A page with an open channel would not be kept in the back/forward cache.
            'a page that is away is still spoken to': away.some((size) => size !== 1),
            'a page that is back is not spoken to': bus.open.size !== 2,
            'it looks again and again': vi.getTimerCount() !== (one.phase() === 'held' ? 1 : 0),
          };
          expect(Object.entries(broken).filter(([, isBroken]) => isBroken)).toEqual([]);
          if (isOver) wanted = undefined;
        }
      },
    ),
    { numRuns: 150 },
  );
});
