import { GrocerError } from '../http/grocer-error.ts';
import type { Target } from './host-config.ts';
import { isElement } from './is-element.ts';
import { isRecord } from './is-record.ts';

/** Shared by all copies of the package on a page. */
const CLAIM = Symbol.for('grocer.claimed');

/** Returns the element that a host passed, or that its selector matches; undefined if there is none. */
export function findTarget(target: Target | undefined): HTMLElement | undefined {
  if (typeof target !== 'string') return target;
  try {
    const found = document.querySelector(target);
    return isElement(found) ? found : undefined;
  } catch {
    // The text is not a valid selector.
    return undefined;
  }
}

/** Returns the problem of a container selector that matches no element before the mount; otherwise empty. */
export function containerProblems(config: unknown): readonly string[] {
  const target = isRecord(config) ? config['container'] : undefined;
  if (typeof target !== 'string' || target === '' || findTarget(target)) return [];
  return [
    '`container` names no element of the page. Mount after the element is in the page, or pass the element itself.',
  ];
}

/**
 * Claims a container for one mount; returns a function that releases it. Throws `container_in_use` if another
 * mount has it.
 */
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

/** An element of a mount in the host's container. */
export interface InlinePlace {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/** Adds an element to the host's container, if there is one. Throws `container_in_use`. */
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
