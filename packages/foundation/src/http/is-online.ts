/** Returns true when the browser has a network connection, or when that is not known. */
export const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;
