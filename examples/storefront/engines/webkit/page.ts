import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Key } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';

/** How to find an element: by role and name, as assistive technology does. */
export interface Wanted {
  readonly role: string;
  /** The whole name, or a pattern for a part of it. */
  readonly name?: string | RegExp;
}

const LONG_ENOUGH_MS = 15_000;

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Script: all trees of the page, which are the document and its open shadow roots. */
const TREES = `
  const trees = [document];
  for (const tree of trees) for (const { shadowRoot } of tree.querySelectorAll('*')) if (shadowRoot) trees.push(shadowRoot);`;

const FIND = `${TREES}
  const [role, name, isPattern] = arguments;
  const wanted = name === null ? undefined : isPattern ? new RegExp(name) : name;
  const { queryAllByRole } = window.TestingLibraryDom;
  return trees.flatMap((tree) => queryAllByRole(tree === document ? document.body : tree, role, { name: wanted }))
    .filter((element) => element.checkVisibility());`;

const FIND_SUMMARY = `${TREES}
  const [words] = arguments;
  return trees.flatMap((tree) => [...tree.querySelectorAll('summary')]).find(({ innerText }) => innerText.includes(words));`;

const TEXT = `${TREES}
  return trees.map((tree) => tree === document ? document.body.innerText : [...tree.children].map((child) => child.innerText ?? '').join('\\n')).join('\\n');`;

const FOCUSED = `
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;`;

/** Script: true when an element does not move for two frames. A press on a moving element would miss it. */
const RESTS = `
  const [element, tell] = arguments;
  const place = () => { const { x, y } = element.getBoundingClientRect(); return x + ' ' + y; };
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => tell(place() === before)));`;

/** A page in WebKit, with the actions that the main jobs need. */
export class ShopPage {
  readonly #driver: WebDriver;
  readonly #base: string;

  constructor(driver: WebDriver, base: string) {
    this.#driver = driver;
    this.#base = base;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.get(new URL(path, this.#base).href);
  }

  /** Polls until `look` returns a value, and resolves with that value. */
  async until<Value>(what: string, look: () => Promise<Value | undefined | false>): Promise<Value> {
    const deadline = Date.now() + LONG_ENOUGH_MS;
    let seen: unknown = 'nothing';
    while (Date.now() < deadline) {
      try {
        const found = await look();
        if (found !== undefined && found !== false) return found;
      } catch (error) {
        // An element that was found may be gone by now.
        seen = error;
      }
    }
    throw new Error(`${what}: not so after ${LONG_ENOUGH_MS} ms (${String(seen)}).`);
  }

  async #all({ role, name }: Wanted): Promise<readonly WebElement[]> {
    if (!(await this.#driver.executeScript('return "TestingLibraryDom" in window')))
      await this.#driver.executeScript(QUERIES);
    const [text, isPattern] = name instanceof RegExp ? [name.source, true] : [name ?? null, false];
    return this.#driver.executeScript(FIND, role, text, isPattern);
  }

  /** Resolves with the element once it exists; of several, with the last one. */
  find(wanted: Wanted): Promise<WebElement> {
    return this.until(`${wanted.role} ${String(wanted.name)}`, async () => (await this.#all(wanted)).at(-1));
  }

  /** Resolves with true if the element exists now. */
  async has(wanted: Wanted): Promise<boolean> {
    return (await this.#all(wanted)).length > 0;
  }

  /** Presses the element; of several, the last one, which is in the top layer. */
  async press(wanted: Wanted): Promise<void> {
    await this.#press(`${wanted.role} ${String(wanted.name)}`, async () => (await this.#all(wanted)).at(-1));
  }

  async pressFirst(wanted: Wanted): Promise<void> {
    await this.#press(`${wanted.role} ${String(wanted.name)}`, async () => (await this.#all(wanted)).at(0));
  }

  /** Opens a disclosure by the text of its summary, which has no role. */
  async disclose(words: string): Promise<void> {
    await this.#press(`the summary ${words}`, () => this.#driver.executeScript(FIND_SUMMARY, words));
  }

  #rests(element: WebElement): Promise<boolean> {
    return this.#driver.executeAsyncScript(RESTS, element);
  }

  async #press(what: string, look: () => Promise<WebElement | null | undefined>): Promise<void> {
    await this.until(`a press on ${what}`, async () => {
      const element = await look();
      if (!element || !(await this.#rests(element))) return false;
      await element.click();
      return true;
    });
  }

  async type(wanted: Wanted, text: string): Promise<void> {
    await (await this.find(wanted)).sendKeys(text);
  }

  /** Replaces the text of a field until the field shows it: a re-render may drop the selection. */
  async typeOver(wanted: Wanted, text: string, shown: string): Promise<void> {
    await this.until(`${shown} in ${String(wanted.name)}`, async () => {
      const field = await this.find(wanted);
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
      await this.keys(text);
      return (await field.getAttribute('value'))?.endsWith(shown);
    });
  }

  #text(): Promise<string> {
    return this.#driver.executeScript(TEXT);
  }

  /** Waits until the page, including what is embedded in it, contains these words. */
  async says(words: string | RegExp): Promise<void> {
    await this.until(`the words ${String(words)}`, async () => {
      const text = await this.#text();
      return words instanceof RegExp ? words.test(text) : text.includes(words);
    });
  }

  /** Resolves with the first group of a pattern, once the page's text matches. */
  reads(pattern: RegExp): Promise<string> {
    return this.until(`the words ${String(pattern)}`, async () => pattern.exec(await this.#text())?.[1]);
  }

  async isChecked(wanted: Wanted): Promise<void> {
    await this.until(`${String(wanted.name)} is checked`, async () => (await this.find(wanted)).isSelected());
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(wanted: Wanted): Promise<void> {
    const target = await this.find(wanted);
    for (let presses = 0; presses < 60; presses += 1) {
      const focused: WebElement = await this.#driver.executeScript(FOCUSED);
      if ((await focused.getId()) === (await target.getId())) return;
      await this.keys(Key.TAB);
    }
    throw new Error(`${wanted.role} ${String(wanted.name)} cannot be reached with Tab.`);
  }

  /** Types keys into the focused element. */
  async keys(...keys: readonly string[]): Promise<void> {
    await this.#driver
      .actions({ async: false })
      .sendKeys(...keys)
      .perform();
  }

  /** Types into fields of the vault's frame, by their ids, and returns to the page. */
  async typeInVault(texts: Readonly<Record<string, string>>, { staysThere = false } = {}): Promise<void> {
    await this.until('the vault’s frame', async () => {
      await this.#driver.switchTo().defaultContent();
      const frame = await this.#driver.findElement({ css: 'iframe' });
      // A cross-origin frame gets the focus only by a press that hits it.
      if (!(await this.#rests(frame))) return false;
      await this.#driver.switchTo().frame(frame);
      return (await this.#driver.findElement({ css: 'form:not([hidden]) input' })).isDisplayed();
    });
    for (const [id, text] of Object.entries(texts)) {
      const field = await this.#driver.findElement({ id });
      await field.click();
      await field.sendKeys(text);
    }
    await this.#driver.switchTo().defaultContent();
    // WebDriver moves the keyboard focus into a frame that it switches to, and leaves it there.
    if (!staysThere) await this.#driver.executeScript('window.focus()');
  }

  /**
   * Starts recording violations of the page's policy; returns a function that resolves with their directives.
   */
  async watchPolicy(): Promise<() => Promise<readonly string[]>> {
    await this.#driver.executeScript(`
      window.violations = [];
      addEventListener('securitypolicyviolation', (event) => window.violations.push(event.effectiveDirective));`);
    return () => this.#driver.executeScript('return window.violations');
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }
}
