import { keyOf } from './measure.ts';
import type { Action, Figures, Growth } from './measure.ts';
import { SUBJECTS } from './serve-pages.ts';
import type { SubjectName } from './serve-pages.ts';

const TITLES: Readonly<Record<SubjectName, string>> = {
  grocer: 'Grocer wallet',
  adyen: 'Adyen Drop-in',
  'react-list': 'plain React list',
  'dom-list': 'plain DOM list',
};

const ACTIONS: Readonly<Record<Action, string>> = {
  mount: 'mount to painted list',
  click: 'click to paint',
  reopen: 'reopen to painted list',
};

const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

function cellOf(figures: readonly number[]): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return `${median(figures).toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;
}

/** Medians with the least and the most, and ours as a ratio to the others. */
export function timeTable(figures: Figures, counts: readonly number[], slowdowns: readonly number[]): string {
  const heads = [
    'ms, median (min–max)',
    'cards',
    'CPU',
    ...SUBJECTS.map((name) => TITLES[name]),
    'to Adyen',
    'to React',
  ];
  let table = row(heads) + row(heads.map((_, index) => (index === 0 ? '---' : '--:')));
  for (const [action, title] of Object.entries(ACTIONS) as [Action, string][]) {
    for (const count of counts) {
      for (const slowdown of slowdowns) {
        const of = (name: SubjectName): readonly number[] =>
          figures.get(keyOf(name, action, count, slowdown)) ?? [];
        const ratio = (other: SubjectName): string =>
          `${(median(of('grocer')) / median(of(other))).toFixed(2)}x`;
        const cells = SUBJECTS.map((name) => cellOf(of(name)));
        table += row([title, String(count), `${slowdown}x`, ...cells, ratio('adyen'), ratio('react-list')]);
      }
    }
  }
  return table;
}

/** What each mount and unmount leaves behind. */
export function growthTable(growth: readonly ({ subject: SubjectName } & Growth)[], cycles: number): string {
  const heads = [`growth per cycle, over ${cycles}`, 'KiB', 'nodes', 'listeners'];
  const rows = growth.map(({ subject, bytes, nodes, listeners }) =>
    row([TITLES[subject], (bytes / 1024).toFixed(2), nodes.toFixed(2), listeners.toFixed(2)]),
  );
  return row(heads) + row(['---', '--:', '--:', '--:']) + rows.join('');
}
