import { mountScheduling } from '@grocer/fulfilment-selector/scheduling';
import { rest, timed } from '../../timing.ts';
import { TIMES } from '../lengthen.ts';
import type { Setting } from '../long-sandbox.ts';

/** Called by the driver in the page; all figures are in ms. */
interface TimesBench {
  begin(setting: Setting): void;
  isReady(): boolean;
  /** Times from choosing a day until its times are painted, day by day. */
  change(): Promise<readonly number[]>;
}

declare global {
  interface Window {
    timesBench: TimesBench;
  }
}

const all = (selector: string): HTMLElement[] => [
  ...(document
    .querySelector('[data-grocer="scheduling"]')
    ?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const slots = (): HTMLElement[] => all('[data-part="slot"] input');
const days = (): HTMLElement[] => all('[data-part="day"]');

/** Returns true when the times of a day are rendered. A selector does the search, at almost no cost. */
const areThere = (date: string): boolean =>
  all(`[data-part="slot"] input[value*="${date}"]`).length === TIMES;

/** Chooses every other day, and then the first one again. */
async function chooseDays(): Promise<readonly number[]> {
  const [first, ...others] = days();
  const figures = [];
  for (const day of [...others, ...(first ? [first] : [])]) {
    const date = day.dataset['day'] ?? '';
    const press = (): void => day.querySelector('input')?.click();
    await rest();
    figures.push(await timed(press, () => areThere(date)));
  }
  return figures;
}

window.timesBench = {
  begin({ services, token }) {
    mountScheduling({
      environment: 'LOCAL',
      container: '#place',
      endpoints: { services },
      authConfig: { type: 'B2C', token },
      activeModality: { modality: 'PICKUP', storeId: '01100147' },
      buyer: { firstName: 'Alice', lastName: 'Adams' },
      persistence: false,
    });
  },
  isReady: () => days().length === 7 && slots().length === TIMES,
  change: chooseDays,
};
