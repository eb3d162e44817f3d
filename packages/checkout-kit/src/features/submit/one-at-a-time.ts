import { oncePer } from '@grocer/foundation/embed';
import type { CheckoutCore } from '../../core/create-checkout.ts';

type Ask<About extends readonly unknown[], Answer> = (core: CheckoutCore, ...about: About) => Promise<Answer>;

/** Lets only one question per checkout run at a time; concurrent callers share its answer. */
export function oneAtATime<About extends readonly unknown[], Answer>(
  ask: Ask<About, Answer>,
): Ask<About, Answer> {
  const askerOf = oncePer((core: CheckoutCore) => {
    let open: Promise<Answer> | undefined;
    return (about: About): Promise<Answer> => {
      open ??= ask(core, ...about).finally(() => {
        open = undefined;
      });
      return open;
    };
  });
  return (core, ...about) => askerOf(core)(about);
}
