/** The two boxes under the form. */
export interface SaveOptions {
  readonly save: boolean;
  readonly preferred: boolean;
}

/** A card that is preferred is a saved one [W-4.19]. */
export const withPreferred = (options: SaveOptions, preferred: boolean): SaveOptions => ({
  save: preferred || options.save,
  preferred,
});

/** A card that is not saved cannot be preferred [W-4.19]. */
export const withSave = (options: SaveOptions, save: boolean): SaveOptions => ({
  save,
  preferred: save && options.preferred,
});
