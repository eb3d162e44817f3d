import { oncePer } from '@grocer/foundation/embed';
import type { CheckoutContext } from './context.ts';

/** The field that is being edited and commits its value on blur; submitting the order commits it first. */
interface Typing {
  /** Registers a field that is being edited; `takeUp` commits its current value. */
  begin(takeUp: () => void): void;
  /** Unregisters the field after its value was committed or discarded. */
  end(): void;
  takeUp(): void;
  isOn(): boolean;
}

/** Returns the checkout's registry of the edited field. */
export const typingOf = oncePer((_context: CheckoutContext): Typing => {
  let pending: (() => void) | undefined;
  return {
    begin(takeUp) {
      pending = takeUp;
    },
    end() {
      pending = undefined;
    },
    takeUp: () => pending?.(),
    isOn: () => pending !== undefined,
  };
});
