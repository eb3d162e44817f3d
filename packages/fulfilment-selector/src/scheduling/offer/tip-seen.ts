const NAME = 'grocer-own-delivery-tip';

/** Whether the tip on the banner's own deliveries was seen in this browser [F-2.67]. */
export const tipSeen = {
  read(): boolean {
    try {
      return localStorage.getItem(NAME) !== null;
    } catch {
      return false;
    }
  },
  keep(): void {
    try {
      localStorage.setItem(NAME, 'seen');
    } catch {
      // A browser that keeps nothing shows it again.
    }
  },
};
