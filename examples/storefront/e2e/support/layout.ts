import type { Page } from '@playwright/test';
import type { Witness } from './test.ts';

/**
 * Returns the elements that overflow the page, scroll sideways or overflow their button, in the page and its
 * shadow trees, each with its name and text. The strip of days may scroll.
 */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth: wide, scrollWidth } = document.documentElement;
    if (scrollWidth > wide) found.push(`the page: ${scrollWidth - wide} px`);
    const told = (element: Element, what: string): void => {
      const { nodeName, textContent } = element;
      found.push(
        `${what}: ${nodeName} .${element.getAttribute('class')} "${(textContent ?? '').slice(0, 40)}"`,
      );
    };
    const check = (element: Element): void => {
      const { left, right, width } = element.getBoundingClientRect();
      const isInStrip = element.parentElement?.closest('.grocer-strip');
      if (!isInStrip && width > 0 && (left < -1 || right > wide + 1)) told(element, 'off the page');
      const isBox = element.clientWidth > 0 && !element.matches('input, select, .grocer-strip');
      const sticksOut = isBox && element.scrollWidth > element.clientWidth + 1;
      if (sticksOut && getComputedStyle(element).overflowX !== 'visible') told(element, 'scrolls sideways');
      if (sticksOut && element.matches('button, a, h1, h2, h3, p, label')) told(element, 'sticks out');
    };
    const visit = (element: Element): void => {
      // Visually hidden text is clipped on purpose.
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        getComputedStyle(element).clipPath !== 'none'
      )
        return;
      check(element);
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) visit(child);
    };
    visit(document.body);
    return found;
  });

/** Returns the words that are broken at the end of a line. */
export const tornWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    const read = (text: Text): void => {
      const range = document.createRange();
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) torn.push(`${word}, in "${text.data.slice(0, 40)}"`);
      }
    };
    const visit = (node: Node): void => {
      if (node instanceof Text) read(node);
      if (!(node instanceof Element)) return;
      if (!node.checkVisibility({ visibilityProperty: true }) || getComputedStyle(node).clipPath !== 'none')
        return;
      for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) visit(child);
    };
    visit(document.body);
    return torn;
  });

/**
 * Returns the controls that are not visible even when focused; with an open layer, only those of the top one.
 */
export const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const layers = roots.flatMap((root) => [
      ...root.querySelectorAll('[role="dialog"], [role="alertdialog"]'),
    ]);
    const scopes: readonly ParentNode[] = layers.length > 0 ? layers.slice(-1) : roots;
    const CONTROLS = 'button, a[href], input, select, [tabindex="0"]';
    const atPoint = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      while (at?.shadowRoot) {
        const inner = at.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === at) break;
        at = inner;
      }
      return at;
    };
    const words = (element: Element | null): string =>
      `${element?.nodeName} "${element?.getAttribute('aria-label') ?? (element?.textContent ?? '').slice(0, 40)}"`;
    const hides = (control: HTMLElement): string | undefined => {
      control.focus();
      // For a field that is visually hidden, its label is visible.
      const isPainted = getComputedStyle(control).clipPath === 'none';
      const shown = (isPainted ? undefined : control.closest('label')) ?? control;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const at = atPoint(left + width / 2, top + height / 2);
      const name = words(control.closest('label') ?? control);
      if (top < -1 || top + height > innerHeight + 1) return `${name} is beyond the screen`;
      return at !== null && shown.contains(at) ? undefined : `${name} is behind ${words(at)}`;
    };
    const controls = scopes
      .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(CONTROLS)])
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'));
    // A control that is focused already is not scrolled into view.
    controls.at(-1)?.focus();
    return controls.map(hides).filter((found) => found !== undefined);
  });

/** Makes every word of the embedded SDKs 40 % longer while `work` runs, like translations. */
export async function inLongerWords<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const setWords = (isLonger: boolean): Promise<void> =>
    page.evaluate((longer) => {
      const kept: Map<Text, string> = Reflect.get(window, 'keptWords') ?? new Map<Text, string>();
      Reflect.set(window, 'keptWords', kept);
      const visit = (node: Node): void => {
        if (node instanceof Text && longer) {
          kept.set(node, node.data);
          node.data = node.data.replace(
            /\p{L}{2,}/gu,
            (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
          );
        }
        for (const child of node.childNodes) visit(child);
        if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot);
      };
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots)
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
      if (longer) for (const root of roots) root.querySelectorAll('.grocer-root').forEach(visit);
      else {
        for (const [text, words] of kept) text.data = words;
        kept.clear();
      }
    }, isLonger);
  await setWords(true);
  const result = await work();
  await setWords(false);
  return result;
}

/** Returns the layout shifts after the first `count` sightings that exceed 0.001. */
export const movesAfter = (witness: Witness, count: number): readonly string[] =>
  witness.sightings
    .slice(count)
    .flatMap((one) => (one.kind === 'shift' && one.value > 0.001 ? [`${one.value}: ${one.what}`] : []));

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Holds back the requests for an address; returns a function that releases them. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
