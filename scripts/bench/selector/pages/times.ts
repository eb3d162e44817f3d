import { mountScheduling } from '@grocer/fulfilment-selector/scheduling';
import { rest, timed } from '../../timing.ts';
import { TIMES } from '../lengthen.ts';
import type { Setting } from '../long-sandbox.ts';

/** What the driver calls in the page; every figure is in ms. */
interface TimesBench {
  begin(setting: Setting): void;
  isReady(): boolean;
  /** Choosing one day after the other, until its times are painted. */
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

/** Are the times of a day there? The browser looks for them, so that looking costs next to nothing. */
const areThere = (date: string): boolean =>
  all(`[data-part="slot"] input[value*="${date}"]`).length === TIMES;

/** Chooses every day but the one that is chosen, and the first one again. */
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
