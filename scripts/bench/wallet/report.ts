import { cellOf, ratioOf, tableOf } from '../table.ts';
import { keyOf } from './measure.ts';
import type { Action, Figures, Growth } from './measure.ts';
import { SUBJECTS } from './subjects.ts';
import type { SubjectName } from './subjects.ts';

const TITLES: Readonly<Record<SubjectName, string>> = {
  grocer: 'Grocer, npm',
  'script-tag': 'Grocer, script tag',
  adyen: 'Adyen Drop-in',
  'react-list': 'plain React list',
  'dom-list': 'plain DOM list',
};

const ACTIONS: Readonly<Record<Action, string>> = {
  mount: 'mount to painted list',
  click: 'click to paint',
  reopen: 'reopen to painted list',
};

const RATIOS = [
  ['grocer', 'adyen'],
  ['script-tag', 'adyen'],
  ['grocer', 'react-list'],
  ['script-tag', 'react-list'],
] as const;

/** Returns a table of medians with minimum and maximum, and the ratios to the other subjects. */
export function timeTable(figures: Figures, counts: readonly number[], slowdowns: readonly number[]): string {
  const heads = [
    'ms, median (min–max)',
    'cards',
    'CPU',
    ...SUBJECTS.map((name) => TITLES[name]),
    ...RATIOS.map(([ours, other]) => `${TITLES[ours]} to ${TITLES[other]}`),
  ];
  const rows = [];
  for (const [action, title] of Object.entries(ACTIONS) as [Action, string][]) {
    for (const count of counts) {
      for (const slowdown of slowdowns) {
        const of = (name: SubjectName): readonly number[] =>
          figures.get(keyOf(name, action, count, slowdown)) ?? [];
        const cells = SUBJECTS.map((name) => cellOf(of(name)));
        const ratios = RATIOS.map(([ours, other]) => ratioOf(of(ours), of(other)));
        rows.push([title, String(count), `${slowdown}x`, ...cells, ...ratios]);
      }
    }
  }
  return tableOf(heads, rows);
}

/** Returns a table of what each mount and unmount leaves behind. */
export function growthTable(growth: readonly ({ subject: SubjectName } & Growth)[], cycles: number): string {
  const heads = [`growth per cycle, over ${cycles}`, 'KiB', 'nodes', 'listeners'];
  const rows = growth.map(({ subject, bytes, nodes, listeners }) => [
    TITLES[subject],
    (bytes / 1024).toFixed(2),
    nodes.toFixed(2),
    listeners.toFixed(2),
  ]);
  return tableOf(heads, rows);
}
