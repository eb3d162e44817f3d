import { type Bundle, bundle } from './sizes/bundle.ts';
import { scriptTagSize } from './sizes/script-tag.ts';
import { type Scenario, scenarios, scriptTagScenarios } from './size-budgets.ts';

const KIB = 1024;
const kib = (bytes: number): string => (bytes / KIB).toFixed(1);

/** The chunk that warns of misspelt names, which is not loaded in production. */
const FOR_DEVELOPERS = /known-names/;

const wanted = ({ lazy }: Scenario, built: Bundle): Set<string> => {
  const chosen = built.lazy.filter(({ name }) =>
    lazy === 'all' ? !FOR_DEVELOPERS.test(name) : lazy.some((part) => name.includes(part)),
  );
  const missing =
    lazy === 'all' ? [] : lazy.filter((part) => !built.lazy.some(({ name }) => name.includes(part)));
  if (missing.length > 0) {
    const names = built.lazy.map(({ name }) => name).join(', ');
    throw new Error(`No lazy chunk is named like "${missing.join('", "')}". There are: ${names || 'none'}.`);
  }
  return new Set([...built.initial, ...chosen.flatMap(({ files }) => files)]);
};

const chunkRows = (built: Bundle): readonly string[] => {
  const initial = new Set(built.initial);
  return built.lazy
    .map(({ name, files }) => ({ name, bytes: built.sizeOf(files.filter((file) => !initial.has(file))) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `| ${name} | ${kib(bytes)} |`);
};

const scriptTagRows = async (): Promise<{ rows: readonly string[]; within: boolean }> => {
  const rows = ['', '| KiB gzip, nothing else needed | size | budget | |', '|---|--:|--:|---|'];
  let within = true;
  for (const { name, runtime, budgetKiB } of scriptTagScenarios) {
    const bytes = await scriptTagSize(runtime);
    const fits = bytes <= budgetKiB * KIB;
    within &&= fits;
    rows.push(`| ${name} | ${kib(bytes)} | ${budgetKiB} | ${fits ? '' : 'over'} |`);
  }
  return { rows, within };
};

/** Prints what a host loads; resolves with true if every scenario is within its budget. */
const report = async (): Promise<boolean> => {
  const bundles = new Map<string, Bundle>();
  for (const { code } of scenarios) bundles.set(code, bundles.get(code) ?? (await bundle(code)));
  let within = true;
  const lines = ['| KiB gzip beyond React | size | budget | |', '|---|--:|--:|---|'];
  for (const scenario of scenarios) {
    const built = bundles.get(scenario.code);
    if (!built) continue;
    const bytes = built.sizeOf(wanted(scenario, built));
    const fits = bytes <= scenario.budgetKiB * KIB;
    within &&= fits;
    lines.push(`| ${scenario.name} | ${kib(bytes)} | ${scenario.budgetKiB} | ${fits ? '' : 'over'} |`);
  }
  const scriptTag = await scriptTagRows();
  lines.push(...scriptTag.rows);
  within &&= scriptTag.within;
  for (const [code, built] of bundles) {
    lines.push(
      '',
      `| lazy chunks of \`${code}\` with what they import, beyond the first load | KiB |`,
      '|---|--:|',
    );
    lines.push(...chunkRows(built));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  return within;
};

try {
  const within = await report();
  if (!within && process.argv.includes('--check')) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
