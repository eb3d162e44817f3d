import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EmbedProvider } from './embed-context.tsx';
import { Overlay } from './Overlay.tsx';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => root.unmount());

const appearance = {};
const config = {};
const layer = () => document.querySelector('[data-grocer-overlay]');
const words = () => layer()?.shadowRoot?.querySelector('.grocer-root')?.textContent;

const content = (open: boolean, inside: ReactNode = 'Cards'): ReactNode => (
  <EmbedProvider config={config} appearance={appearance}>
    <Overlay open={open}>{inside}</Overlay>
  </EmbedProvider>
);

it('comes into the page together with what is inside, so that no frame shows it empty', async () => {
  const seen: unknown[] = [];
  const observer = new MutationObserver(() => seen.push(words()));
  observer.observe(document.body, { childList: true });
  for (const open of [true, false, true]) {
    root.render(content(open));
    await expect.poll(() => layer() !== null).toBe(open);
  }
  observer.disconnect();
  expect(seen).toEqual(['Cards', undefined, 'Cards']);
});

it('has its content in the page before that takes focus, the second time as well', async () => {
  const field = <input ref={(element) => element?.focus()} />;
  const hasFocus = () => layer()?.shadowRoot?.activeElement instanceof HTMLInputElement;
  flushSync(() => root.render(content(true, field)));
  expect(hasFocus()).toBe(true);
  flushSync(() => root.render(content(false, field)));
  await expect.poll(layer).toBeNull();
  flushSync(() => root.render(content(true, field)));
  expect(hasFocus()).toBe(true);
});
