import type { SchedulingSlice } from '../../core/deps.ts';

/** The dialogs above the scheduling page, of which one can be open. */
export type Modal =
  | 'orderTimedOut'
  | 'reservationExpired'
  | 'timeExpired'
  | 'ownUnavailable'
  | 'offerFailed'
  | 'checkoutFailed';

/** The dialog above the page, if one is open. */
export interface ModalSlice {
  readonly modal: Modal | undefined;
  showModal(modal: Modal): void;
  hideModal(): void;
  /** Closes the dialog and does what its button says. */
  leaveModal(): void;
}

interface Needs {
  /** Loads the times again. */
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
      // The times of other vendors are being loaded already.
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
