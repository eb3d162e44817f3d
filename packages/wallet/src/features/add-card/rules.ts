/** The two checkboxes below the form. */
export interface SaveOptions {
  readonly save: boolean;
  readonly preferred: boolean;
}

/** Returns the options with another `preferred`; a preferred card is saved too [W-4.19]. */
export const withPreferred = (options: SaveOptions, preferred: boolean): SaveOptions => ({
  save: preferred || options.save,
  preferred,
});

/** Returns the options with another `save`; an unsaved card cannot be preferred [W-4.19]. */
export const withSave = (options: SaveOptions, save: boolean): SaveOptions => ({
  save,
  preferred: save && options.preferred,
});
