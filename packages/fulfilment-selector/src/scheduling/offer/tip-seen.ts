/** Each shopper has a flag of their own, where the host tells them apart. */
const nameOf = (shopperId: string | undefined): string =>
  ['grocer-own-delivery-tip', ...(shopperId === undefined ? [] : [shopperId])].join(':');

/** Whether the shopper has seen the tip on the banner's own deliveries [F-2.67]. */
export const tipSeen = {
  read(shopperId: string | undefined): boolean {
    try {
      return localStorage.getItem(nameOf(shopperId)) !== null;
    } catch {
      return false;
    }
  },
  keep(shopperId: string | undefined): void {
    try {
      localStorage.setItem(nameOf(shopperId), 'seen');
    } catch {
      // A browser that keeps nothing shows it again.
    }
  },
};
