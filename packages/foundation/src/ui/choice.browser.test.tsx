import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Choice } from './Choice.tsx';
import { contrast } from '../testing/contrast.ts';
import coreCss from './core.css?inline';
import { StylesContext } from './styles-context.ts';
import { skins } from './tokens.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

const STATES = [
  { checked: false, disabled: false },
  { checked: true, disabled: false },
  { checked: false, disabled: true },
  { checked: true, disabled: true },
];

/** Renders a control in each of its states and returns how each looks. */
function draw(type: 'radio' | 'checkbox', skin: object, scheme: string) {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = (css: string): void => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets.push(sheet);
  };
  adopt(coreCss);
  const place = document.createElement('div');
  place.className = 'grocer-root';
  place.dataset['scheme'] = scheme;
  for (const [token, value] of Object.entries(skin)) place.style.setProperty(`--grocer-${token}`, value);
  place.style.background = 'var(--grocer-surface)';
  shadow.append(place);
  const root = createRoot(place);
  ended.push(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() =>
    root.render(
      <StylesContext.Provider value={adopt}>
        {STATES.map((state) => (
          <Choice key={JSON.stringify(state)} type={type} {...state} readOnly />
        ))}
      </StylesContext.Provider>,
    ),
  );
  const ground = getComputedStyle(place).backgroundColor;
  return [...place.querySelectorAll('input')].map((input) => {
    const { borderColor, borderStyle, backgroundColor } = getComputedStyle(input);
    const mark = getComputedStyle(input, '::before').backgroundColor;
    return {
      edge: contrast(borderColor, ground),
      mark: input.checked ? contrast(mark, backgroundColor) : undefined,
      looks: [borderColor, borderStyle, backgroundColor].join(' '),
    };
  });
}

describe.each(Object.entries(skins))('choices in the %s skin', (_name, skin) => {
  it.each([
    ['radio', 'light'],
    ['radio', 'dark'],
    ['checkbox', 'light'],
    ['checkbox', 'dark'],
  ] as const)(
    'a %s has enough contrast in its %s scheme, and looks different when checked and when disabled',
    (type, scheme) => {
      const drawn = draw(type, skin, scheme);
      expect(drawn.filter(({ edge, mark = 3 }) => edge < 3 || mark < 3)).toEqual([]);
      expect(new Set(drawn.map(({ looks }) => looks)).size).toBe(STATES.length);
    },
  );
});
