import { afterEach, describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import coreCss from './core.css?inline';
import { skins } from './tokens.ts';
import type { Skin, Token } from './tokens.ts';

/** Text colours and their backgrounds. */
const TEXT: readonly (readonly [ink: Token, ground: Token])[] = [
  ['ink', 'surface'],
  ['ink', 'surface-sunken'],
  ['ink', 'surface-raised'],
  ['ink', 'accent-soft'],
  ['ink', 'danger-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'success-soft'],
  ['ink-muted', 'surface'],
  ['ink-muted', 'surface-sunken'],
  ['ink-muted', 'surface-raised'],
  ['ink-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['accent', 'surface'],
  ['accent', 'surface-raised'],
  ['accent', 'accent-soft'],
  ['danger', 'surface'],
  ['danger', 'surface-raised'],
  ['danger', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['success', 'success-soft'],
];

/** Colours of control borders and their backgrounds. */
const EDGES: readonly (readonly [edge: Token, ground: Token])[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-sunken'],
  ['line-strong', 'surface-raised'],
  ['focus', 'surface-raised'],
  ['focus', 'surface'],
  ['focus', 'accent-soft'],
  ['danger', 'surface'],
];

const places: Element[] = [];
afterEach(() => {
  for (const place of places.splice(0)) place.remove();
});

/** Computes token values as on a page with this skin and scheme. */
function paint(skin: Skin, scheme: 'light' | 'dark'): (token: Token) => string {
  const host = document.createElement('div');
  document.body.append(host);
  places.push(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(coreCss);
  shadow.adoptedStyleSheets = [sheet];
  const root = document.createElement('div');
  root.className = 'grocer-root';
  root.dataset['scheme'] = scheme;
  for (const [token, value] of Object.entries(skin)) root.style.setProperty(`--grocer-${token}`, value);
  shadow.append(root);
  return (token) => {
    root.style.setProperty('color', `var(--grocer-${token})`);
    return getComputedStyle(root).color;
  };
}

describe.each(Object.entries(skins))('the %s skin', (_name, skin) => {
  it.each(['light', 'dark'] as const)(
    'has a contrast in its %s scheme of 4.5 to 1 for text and 3 to 1 for edges',
    (scheme) => {
      const colourOf = paint(skin, scheme);
      const weak = (pairs: readonly (readonly [Token, Token])[], least: number) =>
        pairs
          .map(([front, back]) => ({ front, back, ratio: contrast(colourOf(front), colourOf(back)) }))
          .filter(({ ratio }) => ratio < least);
      expect(weak(TEXT, 4.5)).toEqual([]);
      expect(weak(EDGES, 3)).toEqual([]);
    },
  );
});
