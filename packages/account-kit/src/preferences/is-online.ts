/** Does the browser say that there is a connection? Where nobody says, there is one. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;
