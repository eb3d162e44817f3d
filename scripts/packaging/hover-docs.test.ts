import { expect, it } from 'vitest';
import { hoverProblems } from './hover-docs.ts';

it('reports clause ids in what an editor shows', () => {
  expect(hoverProblems('/** The flyout [W-2.1]. */\ndeclare const flyout: string;')).toEqual([
    'A clause id is in: /** The flyout [W-2.1]. */',
  ]);
});

it('reports undocumented options, events and methods, including nested ones', () => {
  const text = `
    interface PayConfig {
      /** Told. */
      total: number;
      locale?: string;
      /** Told. */
      limits?: { pageSize?: number };
    }
    interface PayEvents {
      'card:added': { card: string };
    }
    interface PayHandle {
      open(): void;
    }
    interface Card {
      id: string;
    }`;
  expect(hoverProblems(text)).toEqual([
    'PayConfig.locale has no docstring.',
    'PayConfig.limits.pageSize has no docstring.',
    'PayEvents.card:added has no docstring.',
    'PayHandle.open has no docstring.',
  ]);
});
