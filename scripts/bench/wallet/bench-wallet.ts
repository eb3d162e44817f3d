import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { servePages } from '../serve-pages.ts';
import { measure, measureGrowth } from './measure.ts';
import { growthTable, timeTable } from './report.ts';
import { SUBJECTS } from './subjects.ts';

const COUNTS = [3, 50, 500];
const SLOWDOWNS = [1, 4];

interface WalletBench {
  readonly rounds: number;
  /** How often each subject is mounted and unmounted to measure what it leaves behind. */
  readonly cycles: number;
  readonly onRound: (round: number) => void;
}

/** Measures the wallet and other implementations; resolves with tables of the figures. */
export async function benchWallet({ rounds, cycles, onRound }: WalletBench): Promise<string> {
  const pages = await servePages('wallet', SUBJECTS, { beside: 'packages/wallet/dist' });
  const launch = chromiumLaunch();
  const browser = await chromium.launch(launch);
  // Optimising compilers would add machine code over hundreds of cycles, which is not the subjects' memory.
  const noCompilers = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const plain = await chromium.launch({ ...launch, args: [...launch.args, noCompilers] });
  try {
    const plan = { browser, url: pages.url, counts: COUNTS, slowdowns: SLOWDOWNS, rounds, onRound };
    const figures = await measure(plan);
    const growth = [];
    for (const subject of SUBJECTS) {
      growth.push({ subject, ...(await measureGrowth(plain, pages.url, subject, cycles)) });
    }
    return `${timeTable(figures, COUNTS, SLOWDOWNS)}\n${growthTable(growth, cycles)}`;
  } finally {
    await browser.close();
    await plain.close();
    await pages.close();
  }
}
