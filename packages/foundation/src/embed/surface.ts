import coreCss from '../ui/core.css?inline';
import type { Token } from '../ui/tokens.ts';
import type { Appearance } from './host-config.ts';

/** A place in the page that React renders into, with its own styles. */
export interface Surface {
  /** The surface's element in the page's tree. */
  readonly element: HTMLElement;
  /** The node to render into. */
  readonly root: ShadowRoot | HTMLElement;
  adopt(css: string): void;
}

/**
 * Style sheets by document and text, shared by all mounts of a page. A document cannot adopt another
 * document's sheets.
 */
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

/** Uses the element itself, for hosts without isolation, which link the style sheet themselves. */
export const plainSurface = (element: HTMLElement): Surface => ({ element, root: element, adopt: () => {} });

/** Sets a brand's tokens on the root element, through the CSSOM, which the page's CSP does not restrict. */
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
