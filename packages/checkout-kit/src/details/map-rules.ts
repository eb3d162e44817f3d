// [C-2.53] [C-9.11]
/** The map's zoom level, its pin's size in pixels, and the delay in ms before the pin is added. */
export const MAP = { zoom: 14, pinWidth: 37, pinHeight: 42, pinDelayMs: 200 } as const;
