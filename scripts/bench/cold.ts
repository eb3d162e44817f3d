import { servePages } from './serve-pages.ts';
import { cellOf, ratioOf, tableOf } from './table.ts';
import { tracedBrowser, type TraceEvent } from './traced-browser.ts';

/** A page whose cold load is measured. Each is built as an application of its own. */
export interface ColdSubject {
  readonly title: string;
  readonly page: string;
  /** Folder of the bench that the page belongs to. Default: this one. */
  readonly from?: string;
  /** True if it is built as the guide advises hosts to. */
  readonly isAsAdvised?: boolean;
  /** True if the other subjects are compared with it. */
  readonly isMeasure?: boolean;
}

/** Time until the content is painted, and the main thread's time for it, both in ms. */
interface Cold {
  readonly painted: number;
  readonly computed: number;
}

/** Returns the figures of the pages in a trace, in the order of the visits. */
function figuresOf(events: readonly TraceEvent[]): readonly Cold[] {
  const marksOf = (mark: string): readonly TraceEvent[] => events.filter(({ name }) => name === mark);
  const painted = marksOf('painted');
  return marksOf('begun').map((begun, index) => {
    const end = painted[index];
    if (begun.tts === undefined || end?.tts === undefined) throw new Error('The trace lacks a mark.');
    return { painted: (end.ts - begun.ts) / 1000, computed: (end.tts - begun.tts) / 1000 };
  });
}

type Taken = ColdSubject & { readonly figures: Cold[] };

function coldTable(what: string, subjects: readonly Taken[]): string {
  const heads = [`cold, ${what}, 1x: ms, median (min–max)`, 'painted', 'main thread'];
  const measures = subjects.filter(({ isMeasure }) => isMeasure);
  const of = ({ figures }: Taken, key: keyof Cold): number[] => figures.map((cold) => cold[key]);
  const rows = subjects.map((subject) => [
    subject.title,
    cellOf(of(subject, 'painted')),
    cellOf(of(subject, 'computed')),
    ...measures.flatMap((other) =>
      (['painted', 'computed'] as const).map((key) => ratioOf(of(subject, key), of(other, key))),
    ),
  ]);
  const ratios = measures.flatMap(({ title }) =>
    ['painted', 'main thread'].map((kind) => `${kind} to ${title}`),
  );
  return tableOf([...heads, ...ratios], rows);
}

interface ColdPages {
  /** Folder of the bench. */
  readonly bench: string;
  /** Name of the content that is painted. */
  readonly what: string;
  readonly subjects: readonly ColdSubject[];
  /** Folder whose files are served with the pages. */
  readonly beside?: string;
}

interface ColdBench {
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

/** Measures the cold loads of pages in turn; resolves with a table of the figures. */
export async function benchPages(
  { bench, what, subjects, beside }: ColdPages,
  { rounds, onRound }: ColdBench,
): Promise<string> {
  const pages = await Promise.all(
    subjects.map(async (subject) => {
      const { page, from = bench, isAsAdvised = false } = subject;
      const options = { isAsAdvised, ...(beside !== undefined && { beside }) };
      return { ...subject, figures: [] as Cold[], ...(await servePages(from, [page], options)) };
    }),
  );
  const browser = await tracedBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const urls = pages.map(({ url, page }) => `${url}${page}.html#cold`);
      const taken = figuresOf(await browser.trace(urls, '#painted'));
      for (const [index, { figures }] of pages.entries()) figures.push(...taken.slice(index, index + 1));
      onRound(round);
    }
    return coldTable(what, pages);
  } finally {
    await browser.close();
    await Promise.all(pages.map(({ close }) => close()));
  }
}
