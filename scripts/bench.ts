import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { growthTable, timeTable } from './bench/report.ts';
import { measure, measureGrowth } from './bench/measure.ts';
import { servePages, SUBJECTS } from './bench/serve-pages.ts';
import { chromiumLaunch, ensureChromium } from './chromium.ts';
import { command } from './command.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, cycles: { type: 'string', default: '200' } },
});
const COUNTS = [3, 50, 500];
const SLOWDOWNS = [1, 4];

ensureChromium();
const built = await command(['pnpm', 'run', 'build']);
if (!built.ok) throw new Error(built.output);
const pages = await servePages();
const launch = chromiumLaunch();
const browser = await chromium.launch(launch);
// Without optimising compilers: the machine code they add over hundreds of cycles is no subject's doing.
const noCompilers = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const plain = await chromium.launch({ ...launch, args: [...launch.args, noCompilers] });
try {
  const onRound = (round: number): void => void process.stderr.write(`round ${round} of ${values.rounds}\n`);
  const plan = {
    browser,
    url: pages.url,
    counts: COUNTS,
    slowdowns: SLOWDOWNS,
    rounds: Number(values.rounds),
    onRound,
  };
  const figures = await measure(plan);
  const growth = [];
  for (const subject of SUBJECTS) {
    growth.push({ subject, ...(await measureGrowth(plain, pages.url, subject, Number(values.cycles))) });
  }
  process.stdout.write(
    `${timeTable(figures, COUNTS, SLOWDOWNS)}\n${growthTable(growth, Number(values.cycles))}`,
  );
} finally {
  await browser.close();
  await plain.close();
  await pages.close();
}
