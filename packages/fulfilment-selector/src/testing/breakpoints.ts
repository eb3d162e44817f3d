/** Where layouts change, in px: the first width of each that is not the one below it. */
// [F-9.9]
export const BREAKPOINTS = {
  /** Of a view, wherever it is: a store and its button beside each other. */
  view: 451,
  /** Of the page: the window above it, no sheet from below. */
  window: 480,
  /** The summary beside the times. */
  middle: 768,
  /** More room for the summary. */
  roomy: 900,
  /** Times in two columns. */
  wide: 1024,
  /** The page itself is wider. */
  vast: 1920,
} as const;
