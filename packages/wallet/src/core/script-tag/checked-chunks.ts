/**
 * Makes sure that every file of a part is what was built; rejects when one is not, or cannot be had. Gives the fragment,
 * mostly none, under which the part's own file was checked and is to be imported.
 */
export type CheckPart = (part: string) => Promise<string>;

// A state of the module, since it belongs to the chunks and not to a mount: one loader has loaded all of them.
let check: CheckPart = () => Promise.resolve('');

/** Hands the chunks the check of the loader that has loaded them. */
export const checkChunksWith = (given: CheckPart): void => {
  check = given;
};

/**
 * Waits for the check of a part. The script tag's build puts it before each `import()`.
 *
 * @public
 */
export const checked: CheckPart = (part) => check(part);
