import { cellOf, ratioOf, tableOf } from '../table.ts';
import { STORES, TIMES } from './lengthen.ts';
import { keyOf } from './measure.ts';
import type { Action, Figures } from './measure.ts';

interface Line {
  readonly title: string;
  readonly subject: 'selector' | 'times';
  readonly action: Action;
  /** The goal, and the CPU slowdown it applies to. Default: all of them. */
  readonly goal?: { readonly text: string; readonly slowdown?: number };
}

const LINES: readonly Line[] = [
  {
    title: `search to painted list, ${STORES} stores found`,
    subject: 'selector',
    action: 'search',
    goal: { text: '≤ 1.30x' },
  },
  { title: 'next stores to paint', subject: 'selector', action: 'next' },
  {
    title: `scrolled by a window to paint, ${STORES} stores shown`,
    subject: 'selector',
    action: 'scroll',
  },
  {
    title: `last "Load more" to paint, ${STORES - 10} stores shown`,
    subject: 'selector',
    action: 'last',
  },
  {
    title: 'longest task of that, 0 below 50',
    subject: 'selector',
    action: 'longestTask',
    goal: { text: '< 50', slowdown: 1 },
  },
  {
    title: `day change to painted times, 7 days of ${TIMES}`,
    subject: 'times',
    action: 'times',
    goal: { text: '< 50', slowdown: 4 },
  },
];

/** Returns a table of medians with minimum and maximum, the ratio to a plain virtual list, and the goals. */
export function timeTable(figures: Figures, slowdowns: readonly number[]): string {
  const heads = [
    'ms, median (min–max)',
    'CPU',
    'Grocer selector',
    'React virtual list',
    'to virtual list',
    'goal',
  ];
  const rows = LINES.flatMap(({ title, subject, action, goal }) =>
    slowdowns.map((slowdown) => {
      const ours = figures.get(keyOf(subject, action, slowdown)) ?? [];
      const theirs = figures.get(keyOf('virtual-list', action, slowdown)) ?? [];
      const ratio = theirs.length === 0 ? '–' : ratioOf(ours, theirs);
      const hasGoal = goal && (goal.slowdown ?? slowdown) === slowdown;
      return [title, `${slowdown}x`, cellOf(ours), cellOf(theirs), ratio, hasGoal ? goal.text : '–'];
    }),
  );
  return tableOf(heads, rows);
}
