/**
 * Verifies that every file of a part is the one that was built; rejects when a file differs or cannot be
 * loaded. Resolves with the URL fragment, usually empty, under which the part's own file was checked and is
 * to be imported.
 */
export type CheckPart = (part: string) => Promise<string>;

// Module state, because the check belongs to the chunks of one loader and not to a mount.
let check: CheckPart = () => Promise.resolve('');

/** Sets the check of the loader that has loaded the chunks. */
export const checkChunksWith = (given: CheckPart): void => {
  check = given;
};

/**
 * Waits for the check of a part. The script tag's build inserts it before each `import()`.
 *
 * @public
 */
export const checked: CheckPart = (part) => check(part);
