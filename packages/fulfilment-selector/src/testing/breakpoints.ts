/** The widths at which layouts change, in px: the smallest width of each layout. */
// [F-9.9]
export const BREAKPOINTS = {
  /** Width of a view: a store and its button are side by side. */
  view: 451,
  /** Width of the page: the window is a dialog, not a bottom sheet. */
  window: 480,
  /** The summary is beside the times. */
  middle: 768,
  /** The summary has more room. */
  roomy: 900,
  /** Times are in two columns. */
  wide: 1024,
  /** The page itself is wider. */
  vast: 1920,
} as const;
