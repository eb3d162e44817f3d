import { createElement, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handle } from '../embed/handle.ts';
import { isGrocerError } from '../http/grocer-error.ts';
import { codeOf, overlays, thrownBy, traces } from './traces.ts';

type AnyHandle = Omit<Handle<never, unknown, never>, 'on'>;

export interface MountContract {
  /** Mounts with a valid config. */
  readonly mount: (container: HTMLElement) => AnyHandle;
  /** Mounts with a config that has two problems, and a container that is not in the page. */
  readonly mountBroken: (container: string) => unknown;
  /** Mounts with any value that an untyped host may pass. */
  readonly mountAnything: (config: unknown) => unknown;
  /** The overlay of an SDK. */
  readonly overlay: {
    /** Makes the SDK open an overlay. */
    readonly ask: (handle: AnyHandle) => void | Promise<void>;
    /** Resolves when the overlay is visible. */
    readonly shown: () => Promise<void>;
    /** Closes the overlay; resolves when it is gone. */
    readonly close: (handle: AnyHandle) => Promise<void>;
  };
}

/** Tests what `mount()` of every SDK guarantees, in a real browser. */
export function describeMountContract(sdk: string, contract: MountContract): void {
  const { mount, mountBroken, mountAnything, overlay } = contract;
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
  async function openOverlay(handle: AnyHandle): Promise<void> {
    await overlay.ask(handle);
    await overlay.shown();
  }

  describe(`mount() of ${sdk}`, () => {
    /** Lines logged to the console, which belongs to the host. */
    const lines: unknown[][] = [];
    beforeEach(() => {
      for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
        vi.spyOn(console, level).mockImplementation((...line) => void lines.push(line));
    });
    afterEach(async () => {
      for (const handle of handles.splice(0)) handle.unmount();
      for (const element of places.splice(0)) element.remove();
      // Waits for React to finish its deferred work.
      await new Promise((resolve) => setTimeout(resolve));
      vi.restoreAllMocks();
      expect(lines.splice(0), 'lines in the console').toEqual([]);
    });

    it('returns a handle at once and settles', async () => {
      const handle = mounted();
      expect(handle.status).toBe('loading');
      await handle.ready;
      expect(handle.status).toBe('ready');
    });

    it('works on a page served over plain HTTP', async () => {
      // Pages on plain HTTP lack `randomUUID`; `localhost`, where the tests run, has it.
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

    it('rejects a container in use until it is released', () => {
      const container = place();
      const first = mounted(container);
      expect(codeOf(() => mount(container))).toBe('container_in_use');
      first.unmount();
      expect(codeOf(() => mounted(container))).toBeUndefined();
    });

    it('reports every problem of a config at once, and leaves the page untouched', () => {
      const before = traces();
      const thrown = thrownBy(() => mountBroken('#nowhere'));
      const message = isGrocerError(thrown) && thrown.code === 'invalid_config' ? thrown.message : '';
      expect(message).toContain('3 things are wrong');
      expect(message).toContain('`container` names no element');
      expect(traces()).toEqual(before);
    });

    it.each([undefined, null, 'config', 7])('rejects %j as a config, with a message', (config) => {
      const thrown = thrownBy(() => mountAnything(config));
      expect(isGrocerError(thrown) && thrown.code).toBe('invalid_config');
      expect(String(thrown)).toContain('must be an object');
    });

    it.each(['##', '#nowhere', '', null, 7, {}, document])('rejects the container %o', (container) => {
      const thrown = thrownBy(() => mountAnything({ container }));
      expect(isGrocerError(thrown) && thrown.code).toBe('invalid_config');
      expect(String(thrown)).toContain('`container`');
    });

    it.each([undefined, null, 'more'])('rejects the update %j, and becomes ready', async (patch) => {
      const handle = mounted();
      const thrown = thrownBy(() => Reflect.apply(handle.update, undefined, [patch]));
      expect(isGrocerError(thrown) && thrown.code).toBe('invalid_config');
      expect(String(thrown)).toContain('must be an object');
      await handle.ready;
      expect(handle.status).toBe('ready');
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

    it('works in a frame of the same origin, including its overlay', async () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      places.push(frame);
      const page = frame.contentDocument;
      if (!page) throw new Error('The frame has no document.');
      const before = traces(page);
      const container = page.body.appendChild(page.createElement('div'));
      const handle = mounted(container);
      await handle.ready;
      expect(container.firstElementChild?.ownerDocument).toBe(page);
      await overlay.ask(handle);
      const root = () => overlays(page)[0]?.shadowRoot;
      await expect.poll(() => root()?.querySelector('[role=dialog]')).toBeTruthy();
      expect(overlays(page)[0]?.parentElement).toBe(page.body);
      expect(overlays()).toHaveLength(0);
      expect(root()?.adoptedStyleSheets.length).toBeGreaterThan(0);
      expect(traces(page).isScrollable).toBe(false);
      expect(traces().isScrollable).toBe(true);
      await expect.poll(() => root()?.activeElement?.tagName).toBe('H2');
      root()?.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
      );
      await expect.poll(() => overlays(page).length).toBe(0);
      handle.unmount();
      container.remove();
      expect(traces(page)).toEqual(before);
    });

    it.each(['rtl', 'ltr'] as const)(
      'uses the %s direction of its container, also in overlays',
      async (dir) => {
        const container = place();
        container.dir = dir;
        document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl';
        try {
          const handle = mounted(container);
          await handle.ready;
          await openOverlay(handle);
          // The inline part, if there is one, and the layer above it.
          const roots = () =>
            [container.firstElementChild, overlays()[0]].flatMap((one) => [
              ...(one?.shadowRoot?.querySelectorAll('.grocer-root') ?? []),
            ]);
          await expect.poll(() => roots().length).toBeGreaterThan(0);
          expect([...new Set(roots().map((root) => getComputedStyle(root).direction))]).toEqual([dir]);
          handle.unmount();
        } finally {
          document.documentElement.removeAttribute('dir');
        }
      },
    );

    it('renders its overlay inside a modal dialog of the host', async () => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      places.push(dialog);
      dialog.showModal();
      const handle = mounted(place(dialog));
      await handle.ready;
      await openOverlay(handle);
      expect(overlays()[0]?.parentElement).toBe(dialog);
    });

    it('removes everything from the page whenever it is unmounted', async () => {
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

    it('can be unmounted by an effect cleanup of the host, with its overlay open or not', async () => {
      const before = traces();
      const container = place();
      const made: AnyHandle[] = [];
      const left: object[] = [];
      function Part(): null {
        useEffect(() => {
          const handle = mounted(container);
          made.push(handle);
          return () => {
            handle.unmount();
            left.push({ ...traces(), nodes: container.childNodes.length });
          };
        }, []);
        return null;
      }
      const host = createRoot(place());
      // StrictMode unmounts each part once, right after mounting it.
      host.render(createElement(StrictMode, null, createElement(Part)));
      await expect.poll(() => made.length).toBe(2);
      await made[1]?.ready;
      host.render(null);
      await expect.poll(() => made[1]?.status).toBe('unmounted');
      host.render(createElement(Part));
      await expect.poll(() => made.length).toBe(3);
      const last = made[2];
      await last?.ready;
      if (last) await openOverlay(last);
      host.unmount();
      await expect.poll(() => last?.status).toBe('unmounted');
      const nothing = { ...before, nodes: 0 };
      expect(left).toEqual([nothing, nothing, nothing]);
    });

    it('returns focus to the element that had it before the overlay', async () => {
      const opener = document.createElement('button');
      document.body.append(opener);
      places.push(opener);
      const handle = mounted();
      await handle.ready;
      opener.focus();
      await openOverlay(handle);
      expect(document.activeElement).not.toBe(opener);
      await overlay.close(handle);
      expect(document.activeElement).toBe(opener);
    });

    it('resolves ready and refresh after it is unmounted, and stays unmounted', async () => {
      const handle = mounted();
      handle.unmount();
      await handle.ready;
      await handle.refresh();
      expect(handle.status).toBe('unmounted');
    });

    it('notifies subscribers until they unsubscribe', async () => {
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
