import { oncePer } from '@grocer/foundation/embed';
import type { CheckoutContext } from './context.ts';

/** What is typed into a field and taken up when it is left: whoever places the order by other means takes it up first. */
interface Typing {
  /** Something is being typed; `takeUp` takes it up as it stands then. */
  begin(takeUp: () => void): void;
  /** It was taken up, or nobody types any more. */
  end(): void;
  takeUp(): void;
  isOn(): boolean;
}

/** What is being typed in a checkout. */
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
