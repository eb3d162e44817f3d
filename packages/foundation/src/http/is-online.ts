/** Does the browser think that it is connected to something? Yes where nobody can tell. */
export const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;
