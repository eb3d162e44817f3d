/** Returns the edit distance of two words: inserted, deleted, replaced and swapped adjacent letters. */
function distanceOf(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Case and separators are the most common mistakes, so they are ignored. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Returns the known name that was most likely meant; undefined when none is close enough. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const [nearest] = known
    .map((one) => ({ one, distance: distanceOf(letters, lettersOf(one)) }))
    .toSorted((a, b) => a.distance - b.distance);
  const limit = Math.max(1, Math.floor(letters.length / 3));
  return nearest && nearest.distance <= limit ? nearest.one : undefined;
}
