interface Lock {
  holders: number;
  sheet: CSSStyleSheet;
}

/** One lock per document, shared by all copies of the package. */
const LOCK = Symbol.for('grocer.scroll-lock');

const viewOf = (page: Document): Window & typeof globalThis => page.defaultView ?? window;

/** Returns a declaration that keeps the place of the page's scroll bar, which disappears. */
function barPadding({ documentElement: root, body }: Document, page: Window): string {
  const bar = page.innerWidth - root.clientWidth;
  if (bar <= 0 || getComputedStyle(root).scrollbarGutter?.includes('stable')) return '';
  // The bar is on the right also of a page that reads from right to left.
  const padding = Number.parseFloat(getComputedStyle(body).paddingRight) || 0;
  return `padding-right: ${padding + bar}px !important;`;
}

function lockRules(page: Document): string {
  // Without this the body becomes a box that scrolls by itself, from its top, if the page has set its overflow.
  const { overflowX, overflowY } = getComputedStyle(page.documentElement);
  const isBodys = overflowX === 'visible' && overflowY === 'visible';
  const body = `${isBodys ? 'overflow: visible !important;' : ''}${barPadding(page, viewOf(page))}`;
  return `html { overflow: hidden !important } body { ${body} }`;
}

/** Locks page scrolling and compensates for the scroll bar's width. Returns the function that unlocks; call it once. */
export function lockScroll(page: Document): () => void {
  const lock: Lock = Reflect.get(page, LOCK) ?? { holders: 0, sheet: new (viewOf(page).CSSStyleSheet)() };
  if (lock.holders === 0) {
    lock.sheet.replaceSync(lockRules(page));
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, lock.sheet];
    Reflect.set(page, LOCK, lock);
  }
  lock.holders += 1;
  return () => {
    lock.holders -= 1;
    if (lock.holders > 0) return;
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== lock.sheet);
    Reflect.deleteProperty(page, LOCK);
  };
}
