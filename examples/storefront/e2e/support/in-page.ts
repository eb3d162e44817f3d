/** An event in a document that tests check. */
export type Sighting =
  | { readonly kind: 'violation'; readonly directive: string; readonly blocked: string }
  | { readonly kind: 'message'; readonly from: string; readonly to: string; readonly data: string }
  | { readonly kind: 'pointer'; readonly type: string }
  | { readonly kind: 'shift'; readonly value: number; readonly at: number; readonly what: string };

/** Entry of the Layout Instability API, which TypeScript's DOM types do not include. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in every document before its own scripts. Self-contained, since its source is sent to the page. */
export function watchDocument(): void {
  const tell = (sighting: Sighting): void => void Reflect.get(window, 'tellTest')(sighting);
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell({ kind: 'violation', directive: effectiveDirective, blocked: blockedURI }),
  );
  window.addEventListener('message', ({ origin, data }) =>
    tell({ kind: 'message', from: origin, to: location.origin, data: JSON.stringify(data) ?? '' }),
  );
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'mousemove']) {
    const sees = (event: Event): void => {
      // Browsers also fire `mousemove` when an element moves under a resting mouse.
      const isStill = event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
      if (type !== 'mousemove' || !isStill) tell({ kind: 'pointer', type });
    };
    window.addEventListener(type, sees, { capture: true, passive: true });
  }
  // Shifts after a press count as well: a press may open something, but must not move the rest.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources }: LayoutShift = Reflect.get(entry, 'toJSON').call(entry);
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node instanceof Element ? node : node?.parentElement)?.className ?? 'something in a shadow tree'} from y ${previousRect.y} to ${currentRect.y}`,
      );
      tell({ kind: 'shift', value, at: entry.startTime, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Returns everything that a script of the page could read: the tree with its shadow roots and values,
 * storage, names of databases, cookies and what scripts have put on `window`. Self-contained as well.
 */
export async function everythingOf(): Promise<string> {
  const asText = new XMLSerializer();
  const seen: string[] = [document.cookie, location.href, document.referrer];
  const walk = (root: Document | ShadowRoot): void => {
    seen.push(asText.serializeToString(root));
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLInputElement) seen.push(element.value);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  for (const storage of [localStorage, sessionStorage]) seen.push(JSON.stringify(Object.entries(storage)));
  seen.push(JSON.stringify(await indexedDB.databases()), JSON.stringify(history.state));
  for (const name of Object.keys(window)) {
    const value: unknown = Reflect.get(window, name);
    if (typeof value === 'string' || typeof value === 'number') seen.push(`${name}=${value}`);
  }
  seen.push(...performance.getEntries().map(({ name }) => name));
  return seen.join('\n');
}
