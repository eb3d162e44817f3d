import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Returns a sequencer that starts the files that match first. Both groups keep vitest's order: the longest
 * files of an earlier run first, or the largest in a fresh clone.
 */
export const startingWith = (isFirst: (path: string) => boolean): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- not an array's sort
      const sorted = await super.sort(files);
      return sorted.toSorted((a, b) => Number(isFirst(b.moduleId)) - Number(isFirst(a.moduleId)));
    }
  };
