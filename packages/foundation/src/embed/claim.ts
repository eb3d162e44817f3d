import { GrocerError } from '../http/grocer-error.ts';
import type { Target } from './host-config.ts';
import { isElement } from './is-element.ts';
import { isRecord } from './is-record.ts';

/** Shared by all copies of the package on a page. */
const CLAIM = Symbol.for('grocer.claimed');

/** The element a host named, if it named one and it is in the page. */
export function findTarget(target: Target | undefined): HTMLElement | undefined {
  if (typeof target !== 'string') return target;
  try {
    const found = document.querySelector(target);
    return isElement(found) ? found : undefined;
  } catch {
    // No selector at all.
    return undefined;
  }
}

/** What is wrong with a container that a host named by a selector: it has to be in the page before the mount. */
export function containerProblems(config: unknown): readonly string[] {
  const target = isRecord(config) ? config['container'] : undefined;
  if (typeof target !== 'string' || target === '' || findTarget(target)) return [];
  return [
    '`container` names no element of the page. Mount after the element is in the page, or pass the element itself.',
  ];
}

/** Takes a container for one mount; throws `container_in_use` while another has it. Returns how to give it back. */
function claimContainer(product: string, container: HTMLElement): () => void {
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

/** An element of ours in a host's container. */
export interface InlinePlace {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/** Puts an element of ours into a host's container, if it has named one; throws `container_in_use`. */
export function takePlace(
  product: string,
  part: string,
  container: Target | undefined,
): InlinePlace | undefined {
  const target = findTarget(container);
  if (!target) return undefined;
  const release = claimContainer(product, target);
  const element = target.ownerDocument.createElement('div');
  element.dataset['grocer'] = part;
  target.append(element);
  return {
    element,
    remove() {
      element.remove();
      release();
    },
  };
}
