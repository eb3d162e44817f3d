interface Lock {
  holders: number;
  sheet: CSSStyleSheet;
}

/** One lock per document, shared by all copies of the package. */
const LOCK = Symbol.for('grocer.scroll-lock');

const lockOf = (page: Document): Lock | undefined => Reflect.get(page, LOCK);

const viewOf = (page: Document): Window & typeof globalThis => page.defaultView ?? window;

function lockRules(page: Document): string {
  const bar = viewOf(page).innerWidth - page.documentElement.clientWidth;
  if (bar <= 0) return 'html { overflow: hidden !important }';
  const padding = Number.parseFloat(getComputedStyle(page.body).paddingInlineEnd) || 0;
  return `html { overflow: hidden !important } body { padding-inline-end: ${padding + bar}px !important }`;
}

/** Locks page scrolling and compensates for the scroll bar's width. Returns an idempotent unlock function. */
export function lockScroll(page: Document): () => void {
  const lock = lockOf(page) ?? { holders: 0, sheet: new (viewOf(page).CSSStyleSheet)() };
  if (lock.holders === 0) {
    lock.sheet.replaceSync(lockRules(page));
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, lock.sheet];
    Reflect.set(page, LOCK, lock);
  }
  lock.holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== lock.sheet);
    Reflect.deleteProperty(page, LOCK);
  };
}
