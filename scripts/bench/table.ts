/** Returns the median. */
const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Formats the median with minimum and maximum; a dash without figures. */
export function cellOf(figures: readonly number[]): string {
  if (figures.length === 0) return '–';
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return `${median(figures).toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;
}

/** Returns the ratio of two medians as text. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): string =>
  `${(median(ours) / median(theirs)).toFixed(2)}x`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** Returns a Markdown table; all columns but the first contain figures. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = heads.map((_, index) => (index === 0 ? '---' : '--:'));
  return [heads, rule, ...rows].map(row).join('');
}
