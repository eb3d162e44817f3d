// [C-2.53] [C-9.11]
/** How near a map shows a place, how large its pin is in pixels, and how long after the map it comes in milliseconds. */
export const MAP = { zoom: 14, pinWidth: 37, pinHeight: 42, pinDelayMs: 200 } as const;
