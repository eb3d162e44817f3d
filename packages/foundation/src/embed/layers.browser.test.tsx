import type { ReactNode } from 'react';
import { createElement, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrokenPanel } from './Broken.tsx';
import { EmbedProvider } from './embed-context.tsx';
import { SheetTrap } from '../ui/SheetTrap.tsx';
import { Overlay } from './Overlay.tsx';
import { lockScroll } from './scroll-lock.ts';
import { WaitingLayer } from './WaitingLayer.tsx';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

const appearance = {};
const config = {};
const shown = () => document.querySelector('[data-grocer-overlay]')?.shadowRoot;
const focused = () => shown()?.activeElement;

const show = (inside: ReactNode, near?: HTMLElement): void =>
  flushSync(() =>
    root.render(
      <EmbedProvider config={config} appearance={appearance}>
        <Overlay open near={near}>
          {inside}
        </Overlay>
      </EmbedProvider>,
    ),
  );

/** Presses a key on the focused element; returns false if something has handled it. */
const press = (key: string, shiftKey = false): boolean | undefined =>
  focused()?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true, cancelable: true }),
  );

const waiting = (onClose: () => void): ReactNode => <WaitingLayer text="Loading" onClose={onClose} />;

describe('a layer that waits for its code', () => {
  it('has the focus, keeps it on Tab, and is left by Escape or a press', () => {
    const onClose = vi.fn();
    show(waiting(onClose));
    expect(focused()?.matches('.grocer-layer')).toBe(true);
    expect(press('Tab')).toBe(false);
    press('Escape');
    shown()?.querySelector<HTMLElement>('.grocer-layer-cover')?.click();
    expect(onClose.mock.calls).toEqual([['escape'], ['close']]);
  });

  it('closes alone on Escape inside a modal of the page', () => {
    const modal = document.body.appendChild(document.createElement('div'));
    modal.setAttribute('role', 'dialog');
    const heard = vi.fn();
    modal.addEventListener('keydown', heard);
    const onClose = vi.fn();
    show(waiting(onClose), modal);
    expect(modal.contains(shown()?.host ?? null)).toBe(true);
    press('a');
    expect(heard).toHaveBeenCalledTimes(1);
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays, and keeps Escape from the page, if it must not be left', () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    show(<WaitingLayer text="Loading" />);
    press('Escape');
    shown()?.querySelector<HTMLElement>('.grocer-layer-cover')?.click();
    document.body.removeEventListener('keydown', heard);
    expect(focused()?.matches('.grocer-layer')).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('closes alone on Escape inside a React modal of the page', () => {
    const [heard, onClose] = [vi.fn(), vi.fn()];
    flushSync(() =>
      root.render(
        createElement(
          'div',
          { onKeyDown: heard },
          <EmbedProvider config={config} appearance={appearance}>
            <Overlay open>{waiting(onClose)}</Overlay>
          </EmbedProvider>,
        ),
      ),
    );
    press('Escape');
    expect([heard.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it('is left by Escape if the focus was lost to the body', () => {
    const onClose = vi.fn();
    show(waiting(onClose));
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('keeps Tab between the buttons of a layer that failed to load', () => {
  const text = { broken: 'It did not load.', retry: 'Retry', close: 'Close' };
  show(<BrokenPanel text={text} onRetry={vi.fn()} onClose={vi.fn()} />);
  const order = [false, false, true].map((isBack) => {
    press('Tab', isBack);
    return focused()?.textContent;
  });
  expect(order).toEqual(['Close', 'Retry', 'Close']);
});

/** A dialog that keeps the focus, as a sheet does. */
function Trapping(): ReactNode {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const dialog = useMemo(() => ({ current: element }), [element]);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div ref={setElement}>
      <h2 ref={heading} tabIndex={-1}>
        Below
      </h2>
      {element && <SheetTrap dialog={dialog} heading={heading} />}
    </div>
  );
}

it('keeps the focus of a layer from the trap of the one below it', async () => {
  const layers = () => [...document.querySelectorAll('[data-grocer-overlay]')].map((one) => one.shadowRoot);
  const both = (above: ReactNode): void =>
    flushSync(() =>
      root.render(
        <EmbedProvider config={config} appearance={appearance}>
          <Overlay open>
            <Trapping />
          </Overlay>
          <Overlay open={above !== undefined}>{above}</Overlay>
        </EmbedProvider>,
      ),
    );
  both(undefined);
  await expect.poll(() => layers()[0]?.activeElement?.textContent).toBe('Below');
  both(waiting(vi.fn()));
  await expect.poll(() => layers()[1]?.activeElement?.className).toBe('grocer-layer');
  // A trap takes the focus back in a later task.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(layers()[1]?.activeElement?.className).toBe('grocer-layer');
  expect(layers()[0]?.activeElement).toBeNull();
});

describe('the lock of the page’s scrolling', () => {
  it.each([
    ['nothing', ''],
    ['a body that hides what is wide', 'html, body { height: 100% } body { overflow-x: hidden }'],
    ['a body that always has a bar', 'html, body { height: 100% } body { overflow-y: scroll }'],
    ['a page that always has a bar', 'html { overflow-y: scroll }'],
    ['room for the bar', 'html { scrollbar-gutter: stable }'],
  ])('moves nothing on a page that sets %s [W-2.1]', (_, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css} body { margin: 0 }`);
    document.adoptedStyleSheets = [sheet];
    const head = document.body.appendChild(document.createElement('header'));
    head.style.cssText = 'position: sticky; top: 0; height: 40px';
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '5000px';
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      window.scrollTo(0, 500);
      const places = () => {
        const { left, right, top } = head.getBoundingClientRect();
        return { y: window.scrollY, left, right, top };
      };
      const before = places();
      expect(before.y).toBe(500);
      const unlock = lockScroll(document);
      expect(places()).toEqual(before);
      window.scrollBy(0, 100);
      unlock();
      expect({ ...places(), y: 0 }).toEqual({ ...before, y: 0 });
    }
    document.documentElement.dir = '';
  });
});
