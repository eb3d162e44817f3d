import coreCss from '../ui/core.css?inline';
import type { Token } from '../ui/tokens.ts';
import type { Appearance } from './host-config.ts';

/** A place of ours in the page: where React renders to, and where styles are put. */
export interface Surface {
  /** Our element in the page's own tree. */
  readonly element: HTMLElement;
  /** What to render into. */
  readonly root: ShadowRoot | HTMLElement;
  adopt(css: string): void;
}

/** Our style sheets by their text: the same for all mounts of a page, and changed by nobody. Another page refuses them. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(css: string, page: Document): CSSStyleSheet | undefined {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  const found = known.get(css);
  if (found || !page.defaultView) return found;
  const sheet = new page.defaultView.CSSStyleSheet();
  known.set(css, sheet);
  sheet.replaceSync(css);
  return sheet;
}

/** Opens a shadow root on `element`, protected by `hostCss`, with the styles that every screen needs. */
export function shadowSurface(element: HTMLElement, hostCss: string): Surface {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const adopt = (css: string): void => {
    const { adoptedStyleSheets: adopted, ownerDocument } = root;
    const sheet = sheetOf(css, ownerDocument);
    if (sheet && !adopted.includes(sheet)) adopted.push(sheet);
  };
  adopt(hostCss);
  adopt(coreCss);
  return { element, root, adopt };
}

/** The element itself, for hosts that do not want isolation and link the style sheet themselves. */
export const plainSurface = (element: HTMLElement): Surface => ({ element, root: element, adopt: () => {} });

/** Sets a brand's tokens on our root element; the CSS object model needs no permission of the page's policy. */
export function applyTokens(
  root: HTMLElement,
  tokens: Appearance['tokens'],
  allowed: readonly Token[],
): void {
  for (const token of allowed) {
    const value = tokens?.[token];
    if (value === undefined) root.style.removeProperty(`--grocer-${token}`);
    else root.style.setProperty(`--grocer-${token}`, value);
  }
}
