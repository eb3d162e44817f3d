import { afterEach, describe, expect, it } from 'vitest';
import type { Handle } from '../embed/handle.ts';
import { isGrocerError } from '../http/grocer-error.ts';

type AnyHandle = Pick<
  Handle<never, unknown, never>,
  'status' | 'ready' | 'unmount' | 'getState' | 'subscribe' | 'refresh'
>;

export interface MountContract {
  /** Mounts with a config that works. */
  readonly mount: (container: HTMLElement) => AnyHandle;
  /** Mounts with a config that has two problems, and a container that is not in the page. */
  readonly mountBroken: (container: string) => unknown;
  /** Opens an overlay of the SDK and resolves when it is on screen. */
  readonly openOverlay: (handle: AnyHandle) => Promise<void>;
  /** Closes it and resolves when it is gone. */
  readonly closeOverlay: (handle: AnyHandle) => Promise<void>;
}

const overlays = (): NodeListOf<Element> => document.querySelectorAll('[data-grocer-overlay]');

/** What a mount may leave behind in the page: nothing. */
const traces = () => ({
  sheets: document.adoptedStyleSheets.length,
  overlays: overlays().length,
  frames: document.querySelectorAll('iframe').length,
  isScrollable: getComputedStyle(document.documentElement).overflow !== 'hidden',
});

const codeOf = (mount: () => unknown): string | undefined => {
  try {
    mount();
  } catch (thrown) {
    return isGrocerError(thrown) ? thrown.code : 'not a GrocerError';
  }
  return undefined;
};

/** The promises that `mount()` of every SDK keeps, in a real browser. */
export function describeMountContract(sdk: string, contract: MountContract): void {
  const { mount, mountBroken, openOverlay, closeOverlay } = contract;
  const places: HTMLElement[] = [];
  const handles: AnyHandle[] = [];
  const place = (parent: Node = document.body): HTMLElement => {
    const element = document.createElement('div');
    parent.appendChild(element);
    places.push(element);
    return element;
  };
  const mounted = (container = place()): AnyHandle => {
    const handle = mount(container);
    handles.push(handle);
    return handle;
  };

  describe(`mount() of ${sdk}`, () => {
    afterEach(() => {
      for (const handle of handles.splice(0)) handle.unmount();
      for (const element of places.splice(0)) element.remove();
    });

    it('returns a handle at once and settles', async () => {
      const handle = mounted();
      expect(handle.status).toBe('loading');
      await handle.ready;
      expect(handle.status).toBe('ready');
    });

    it('works on a page that came by plain http', async () => {
      // The one thing that such a page lacks and a machine of developers, `localhost`, has.
      Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
      try {
        const handle = mounted();
        await handle.ready;
        expect(handle.status).toBe('ready');
        await openOverlay(handle);
      } finally {
        Reflect.deleteProperty(crypto, 'randomUUID');
      }
    });

    it('refuses a container that is taken, until it is given back', () => {
      const container = place();
      const first = mounted(container);
      expect(codeOf(() => mount(container))).toBe('container_in_use');
      first.unmount();
      expect(codeOf(() => mounted(container))).toBeUndefined();
    });

    it('names every problem of a config at once, and touches nothing', () => {
      const before = traces();
      let message = '';
      try {
        mountBroken('#nowhere');
      } catch (thrown) {
        message = isGrocerError(thrown) && thrown.code === 'invalid_config' ? thrown.message : '';
      }
      expect(message).toContain('3 things are wrong');
      expect(message).toContain('`container` names no element');
      expect(traces()).toEqual(before);
    });

    it('leaves one root when mounted, unmounted and mounted again in one tick', async () => {
      const container = place();
      mounted(container).unmount();
      const handle = mounted(container);
      await handle.ready;
      expect(container.children).toHaveLength(1);
    });

    it('keeps two mounts on a page apart', async () => {
      const [first, second] = [mounted(), mounted()];
      await Promise.all([first.ready, second.ready]);
      await openOverlay(first);
      expect(overlays()).toHaveLength(1);
      first.unmount();
      expect(overlays()).toHaveLength(0);
      expect(second.status).toBe('ready');
      await openOverlay(second);
      expect(overlays()).toHaveLength(1);
    });

    it('works inside a shadow root of the host', async () => {
      const shadow = place().attachShadow({ mode: 'open' });
      const handle = mounted(place(shadow));
      await handle.ready;
      await openOverlay(handle);
      expect(overlays()[0]?.parentElement).toBe(document.body);
    });

    it('goes into a modal dialog of the host, where it would be inert beside it', async () => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      places.push(dialog);
      dialog.showModal();
      const handle = mounted(place(dialog));
      await handle.ready;
      await openOverlay(handle);
      expect(overlays()[0]?.parentElement).toBe(dialog);
    });

    it('takes everything out of the page again, whenever it is unmounted', async () => {
      const before = traces();
      const container = place();
      mounted(container).unmount();
      const loading = mounted(container);
      loading.unmount();
      loading.unmount();
      const opened = mounted(container);
      await opened.ready;
      await openOverlay(opened);
      expect(traces().isScrollable).toBe(false);
      opened.unmount();
      expect(opened.status).toBe('unmounted');
      expect(container.childNodes).toHaveLength(0);
      expect(traces()).toEqual(before);
    });

    it('gives focus back to what had it', async () => {
      const opener = document.createElement('button');
      document.body.append(opener);
      places.push(opener);
      const handle = mounted();
      await handle.ready;
      opener.focus();
      await openOverlay(handle);
      expect(document.activeElement).not.toBe(opener);
      await closeOverlay(handle);
      expect(document.activeElement).toBe(opener);
    });

    it('does nothing more after it is unmounted', async () => {
      const handle = mounted();
      handle.unmount();
      await handle.ready;
      await handle.refresh();
      expect(handle.status).toBe('unmounted');
    });

    it('tells subscribers until they stop', async () => {
      const handle = mounted();
      let told = 0;
      const off = handle.subscribe(() => (told += 1));
      await handle.ready;
      expect(told).toBeGreaterThan(0);
      off();
      const before = told;
      await handle.refresh();
      expect(told).toBe(before);
    });
  });
}
