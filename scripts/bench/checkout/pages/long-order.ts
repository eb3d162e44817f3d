import { mount } from '@grocer/checkout-kit';
import type { CheckoutHandle } from '@grocer/checkout-kit';
import { answerWith } from '../../no-network.ts';
import { rest, timed, withLongestTask } from '../../timing.ts';
import { LINES, MOMENTS } from '../moments.ts';
import type { Moment, Taken } from '../moments.ts';
import { dataOf, line } from './subject.ts';

declare global {
  interface Window {
    /** Called by the driver in the page. */
    takeLongOrder: () => Promise<Readonly<Record<Moment, Taken>>>;
  }
}

const data = dataOf(Array.from({ length: LINES }, (_, at) => line(at, `Product ${at}`, '1 lb', '2.99')));
const place = document.getElementById('place') ?? document.body;

/** Answers all calls from now on with the order, changed by `more`. */
const answer = (more: object): void =>
  answerWith({ data: { ...data, checkout: { ...data.checkout, ...more } } });

const find = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll('[data-grocer], [data-grocer-overlay]')]
    .map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>(selector))
    .find((found) => found instanceof HTMLElement) ?? undefined;

let handle: CheckoutHandle | undefined;
function open(): void {
  handle?.unmount();
  handle = mount({
    environment: 'PROD',
    container: place,
    authConfig: { type: 'B2C', token: 'bench' },
    orderId: 'o1',
  });
}

const amount = (): string => find('[data-part=tip-amount]')?.textContent ?? '';
const list = (within: string): number => find(within)?.querySelectorAll('[data-part=item]').length ?? 0;

const STEPS: Readonly<Record<Moment, { readonly act: () => void; readonly isDone: () => boolean }>> = {
  step: {
    act() {
      answer({});
      open();
    },
    isDone: () => find('[data-part=bank-cards]') !== undefined,
  },
  items: {
    act: () => find('[data-part=items]')?.click(),
    isDone: () => list('[role=dialog]') === LINES,
  },
  tip: {
    act() {
      answer({ paymentDetails: { gratuityAmount: '2.20' } });
      find('[data-part=tip-choice]:nth-child(2) input')?.click();
    },
    isDone: () => amount() === '$2.20' && find('[data-part=summary][aria-busy]') === undefined,
  },
  complete: {
    act() {
      answer({
        status: 'SUBMITTED',
        order: { id: 'o1', number: 'A2B3C4D5', placedAt: '2031-11-25T15:30:00Z' },
      });
      open();
    },
    isDone: () => list('details[data-part=items]') === LINES,
  },
  ordered: {
    act: () => find('details[data-part=items] summary')?.click(),
    isDone: () => find('details[data-part=items] [data-part=item]')?.checkVisibility() ?? false,
  },
};

window.takeLongOrder = async () => {
  const taken: [Moment, Taken][] = [];
  for (const moment of MOMENTS) {
    await rest();
    const { made, task } = await withLongestTask(() => timed(STEPS[moment].act, STEPS[moment].isDone));
    taken.push([moment, { toPaint: made, task }]);
  }
  return Object.fromEntries(taken) as Record<Moment, Taken>;
};
