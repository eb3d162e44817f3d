import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStyles } from '../ui/styles-context.ts';
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

function Styled({ css }: { readonly css: string }): ReactNode {
  useStyles(css);
  return css;
}

const content = (open: boolean, inside: ReactNode = 'Cards'): ReactNode => (
  <EmbedProvider config={config} appearance={appearance}>
    <Overlay open={open}>{inside}</Overlay>
  </EmbedProvider>
);

it('enters the page together with its content, never empty', async () => {
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

it('adopts a style sheet once, and shares it with other overlays of the page', () => {
  const sheets = () => [...(layer()?.shadowRoot?.adoptedStyleSheets ?? [])];
  flushSync(() => root.render(content(true, <Styled css=".here {}" />)));
  const first = sheets();
  flushSync(() => root.render(content(true, <Styled css=".here {}" />)));
  expect(sheets()).toEqual(first);
  root.unmount();
  root = createRoot(document.createElement('div'));
  flushSync(() => root.render(content(true, <Styled css=".here {}" />)));
  expect(sheets()).toHaveLength(first.length);
  sheets().forEach((sheet, index) => expect(sheet).toBe(first[index]));
});

it('renders without styles after the page has moved it into another document', () => {
  flushSync(() => root.render(content(true, <Styled css=".early {}" />)));
  const frame = document.body.appendChild(document.createElement('iframe'));
  const moved = layer();
  if (moved) frame.contentDocument?.body.append(moved);
  flushSync(() => root.render(content(true, <Styled css=".late {}" />)));
  expect(moved?.shadowRoot?.textContent).toBe('.late {}');
  frame.remove();
});

it('has its content in the page before that takes focus, also when reopened', async () => {
  const field = <input ref={(element) => element?.focus()} />;
  const hasFocus = () => layer()?.shadowRoot?.activeElement instanceof HTMLInputElement;
  flushSync(() => root.render(content(true, field)));
  expect(hasFocus()).toBe(true);
  flushSync(() => root.render(content(false, field)));
  await expect.poll(layer).toBeNull();
  flushSync(() => root.render(content(true, field)));
  expect(hasFocus()).toBe(true);
});
