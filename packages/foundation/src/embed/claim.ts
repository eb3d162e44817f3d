import { GrocerError } from '../http/grocer-error.ts';
import { configError } from './parse-config.ts';
import type { Target } from './host-config.ts';

/** Shared by all copies of the package on a page. */
const CLAIM = Symbol.for('grocer.claimed');

/** The element a host named; throws `invalid_config` where there is none. */
export function findTarget(product: string, key: string, target: Target): HTMLElement {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (element instanceof HTMLElement) return element;
  throw configError(product, [
    `\`${key}\` names no element of the page. Mount after the element is in the page, or pass the element itself.`,
  ]);
}

/** Takes a container for one mount; throws `container_in_use` while another has it. Returns how to give it back. */
export function claimContainer(product: string, container: HTMLElement): () => void {
  if (Reflect.has(container, CLAIM)) {
    throw new GrocerError({
      code: 'container_in_use',
      retryable: false,
      message: `Grocer ${product}: something is already mounted in this container. Unmount it first, or use another element.`,
    });
  }
  Reflect.set(container, CLAIM, true);
  return () => Reflect.deleteProperty(container, CLAIM);
}
