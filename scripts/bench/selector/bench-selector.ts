import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { servePages } from '../serve-pages.ts';
import { openLongSandbox } from './long-sandbox.ts';
import { measure, SUBJECTS } from './measure.ts';
import { timeTable } from './report.ts';

const SLOWDOWNS = [1, 4];

interface SelectorBench {
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

/** Measures the fulfilment selector with long lists; resolves with a table of the figures. */
export async function benchSelector({ rounds, onRound }: SelectorBench): Promise<string> {
  const { url, close } = await servePages('selector', SUBJECTS);
  const sandbox = await openLongSandbox(new URL(url).origin);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    return timeTable(
      await measure({ browser, url, sandbox, slowdowns: SLOWDOWNS, rounds, onRound }),
      SLOWDOWNS,
    );
  } finally {
    await browser.close();
    await sandbox.close();
    await close();
  }
}
