import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmbedProvider } from './embed-context.tsx';
import { InlineSurface } from './InlineSurface.tsx';
import type { PartPhase } from './last-height.tsx';

const NAME = 'grocer-size:part';
const appearance = {};
const config = {};
const sheet = new CSSStyleSheet();
sheet.replaceSync('.high { height: 252px } .low { height: 40px }');

let place: HTMLElement;
let visit: ReturnType<typeof createRoot>;
beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
  place.style.width = '320px';
  visit = createRoot(place);
});
afterEach(() => {
  visit.unmount();
  place.remove();
});

function show(phase: PartPhase, inside: ReactNode): void {
  flushSync(() =>
    visit.render(
      <EmbedProvider config={config} appearance={appearance}>
        <InlineSurface part="part" phase={phase}>
          {inside}
        </InlineSurface>
      </EmbedProvider>,
    ),
  );
  const shadow = place.querySelector('[data-grocer]')?.shadowRoot;
  if (shadow && !shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
}
const height = () => place.offsetHeight;
const soon = <p className="low">Loading</p>;
const cards = <p className="high">Cards</p>;

async function visitOnce(): Promise<void> {
  show('ready', cards);
  await expect.poll(() => localStorage.getItem(NAME)).not.toBeNull();
  visit.unmount();
  visit = createRoot(place);
}

describe('a part of the page that was shown on the last visit', () => {
  beforeEach(visitOnce);

  it('keeps its height while it loads, then takes the height of its content', () => {
    show('waiting', undefined);
    expect(height()).toBe(252);
    show('loading', soon);
    expect(height()).toBe(252);
    show('ready', soon);
    expect(height()).toBe(40);
  });

  it('stores only its width and height in the browser', () => {
    expect(Object.entries(localStorage)).toEqual([[NAME, '{"width":320,"height":252}']]);
  });

  it.each<[string, PartPhase]>([
    ['a failure is as high as its words', 'failed'],
    ['what has come is as high as it is', 'ready'],
  ])('%s', (_what, phase) => {
    show(phase, soon);
    expect(height()).toBe(40);
  });

  it('does not reserve its height in another width', () => {
    place.style.width = '640px';
    show('loading', soon);
    expect(height()).toBe(40);
  });
});

it.each(['{oops', '{"width":320,"height":"252"}', 'null'])(
  'ignores a malformed stored size: %s',
  (stored) => {
    localStorage.setItem(NAME, stored);
    show('loading', soon);
    expect(height()).toBe(40);
  },
);
