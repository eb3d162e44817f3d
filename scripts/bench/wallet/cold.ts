import { servePages } from '../serve-pages.ts';
import { cellOf, ratioOf, tableOf } from '../table.ts';
import { tracedBrowser, type TraceEvent } from '../traced-browser.ts';

/** What is loaded side by side, each built as an application of its own. */
const SUBJECTS = {
  grocer: { title: 'Grocer, npm', page: 'grocer', isCompiledOnArrival: false },
  recipe: { title: 'Grocer, npm, compiled on arrival', page: 'grocer', isCompiledOnArrival: true },
  tag: { title: 'Grocer, script tag', page: 'script-tag', isCompiledOnArrival: false },
  adyen: { title: 'Adyen Drop-in', page: 'adyen', isCompiledOnArrival: false },
  list: { title: 'plain React list', page: 'react-list', isCompiledOnArrival: false },
} as const;
type Subject = keyof typeof SUBJECTS;

const NAMES = ['grocer', 'recipe', 'tag', 'adyen', 'list'] as const satisfies readonly Subject[];

/** In ms: until the list is painted, and what the page's main thread computed for that. */
interface Cold {
  readonly painted: number;
  readonly computed: number;
}

/** The figures of the pages that were visited, in their order. */
function figuresOf(events: readonly TraceEvent[]): readonly Cold[] {
  const marksOf = (mark: string): readonly TraceEvent[] => events.filter(({ name }) => name === mark);
  const painted = marksOf('painted');
  return marksOf('begun').map((begun, index) => {
    const end = painted[index];
    if (begun.tts === undefined || end?.tts === undefined) throw new Error('The trace lacks a mark.');
    return { painted: (end.ts - begun.ts) / 1000, computed: (end.tts - begun.tts) / 1000 };
  });
}

function coldTable(figures: Readonly<Record<Subject, readonly Cold[]>>): string {
  const heads = ['cold, 3 cards, 1x: ms, median (min–max)', 'painted', 'main thread'];
  const others = ['adyen', 'list'] as const;
  const of = (name: Subject, key: keyof Cold): number[] => figures[name].map((cold) => cold[key]);
  const rows = NAMES.map((name) => [
    SUBJECTS[name].title,
    cellOf(of(name, 'painted')),
    cellOf(of(name, 'computed')),
    ...others.flatMap((other) =>
      (['painted', 'computed'] as const).map((key) => ratioOf(of(name, key), of(other, key))),
    ),
  ]);
  const ratios = others.flatMap((other) =>
    ['painted', 'main thread'].map((what) => `${what} to ${SUBJECTS[other].title}`),
  );
  return tableOf([...heads, ...ratios], rows);
}

interface ColdBench {
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

/** Measures pages from nothing loaded to the painted list, the subjects in turn, and puts the figures into a table. */
export async function benchCold({ rounds, onRound }: ColdBench): Promise<string> {
  const figures: Record<Subject, Cold[]> = { grocer: [], recipe: [], tag: [], adyen: [], list: [] };
  const pages = await Promise.all(
    NAMES.map(async (name) => {
      const { page, isCompiledOnArrival } = SUBJECTS[name];
      const served = await servePages('wallet', [page], {
        beside: 'packages/wallet/dist',
        isCompiledOnArrival,
      });
      return { ...served, name, page };
    }),
  );
  const browser = await tracedBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const urls = pages.map(({ url, page }) => `${url}${page}.html#cold`);
      const taken = figuresOf(await browser.trace(urls, '#painted'));
      for (const [index, { name }] of pages.entries()) figures[name].push(...taken.slice(index, index + 1));
      onRound(round);
    }
    return coldTable(figures);
  } finally {
    await browser.close();
    await Promise.all(pages.map(({ close }) => close()));
  }
}
