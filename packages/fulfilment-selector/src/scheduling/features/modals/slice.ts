import type { SchedulingSlice } from '../../core/deps.ts';

/** What can open above the scheduling page, one at a time. */
export type Modal =
  | 'orderTimedOut'
  | 'reservationExpired'
  | 'timeExpired'
  | 'ownUnavailable'
  | 'offerFailed'
  | 'checkoutFailed';

/** The window above the page, if there is one. */
export interface ModalSlice {
  readonly modal: Modal | undefined;
  showModal(modal: Modal): void;
  hideModal(): void;
  /** Goes on as its button says. */
  leaveModal(): void;
}

interface Needs {
  /** Gets the times anew. */
  loadOffer(): Promise<void>;
  forgetNewTime(): void;
  goToCart(): void;
  forgetLapsed(): void;
}

export const createModalSlice =
  (initial: Modal | undefined): SchedulingSlice<ModalSlice, Needs> =>
  (set, get) => {
    const after: Readonly<Record<Modal, () => void>> = {
      orderTimedOut: () => get().forgetNewTime(),
      reservationExpired() {
        get().forgetLapsed();
        void get().loadOffer();
      },
      timeExpired: () => void get().loadOffer(),
      // The times of others are there already.
      ownUnavailable: () => {},
      offerFailed: () => void get().loadOffer(),
      checkoutFailed: () => get().goToCart(),
    };
    return {
      modal: initial,
      showModal: (modal) => set({ modal }),
      hideModal: () => set({ modal: undefined }),
      leaveModal() {
        const { modal } = get();
        if (modal === undefined) return;
        set({ modal: undefined });
        after[modal]();
      },
    };
  };
