import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckPart } from './check-part.ts';

const SRC = 'https://cdn.example/wallet/wallet.global.js';
const chunks = {
  hashes: {
    'a.js': 'sha384-a',
    'forms.js': 'sha384-forms',
    'menu.js': 'sha384-menu',
    'lone.js': 'sha384-lone',
  },
  parts: { entry: ['a.js'], forms: ['a.js', 'lone.js', 'forms.js'], menu: ['a.js', 'menu.js'] },
};

/** The requested files, and whether the browser accepts a file. */
let asked: string[];
let isTaken: (href: string) => boolean;

beforeEach(() => {
  asked = [];
  isTaken = () => true;
  // jsdom preloads nothing, and its `relList` does not support `supports()`.
  Object.assign(DOMTokenList.prototype, { supports: () => true });
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) throw new Error('That is no link.');
    const { rel, href, integrity, crossOrigin } = link;
    const name = href.replace('https://cdn.example/wallet/', '');
    asked.push([rel, name, integrity, crossOrigin].join(' '));
    queueMicrotask(() => link.dispatchEvent(new Event(isTaken(name) ? 'load' : 'error')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(DOMTokenList.prototype, 'supports');
});

const start = () => createCheckPart(chunks, { src: SRC, nonce: '' });
const refused = async (part: string, check = start()) => {
  await expect(check(part)).rejects.toThrow(/could not be loaded, or was changed on its way/);
  return check;
};

describe('checking the files of a part', () => {
  it('preloads each file once with its hash', async () => {
    const check = start();
    expect([await check('menu'), await check('menu'), await check('entry')]).toEqual(['', '', '']);
    expect(asked).toEqual([
      'modulepreload a.js sha384-a anonymous',
      'modulepreload menu.js sha384-menu anonymous',
    ]);
  });

  it('requests a refused file again under the same URL', async () => {
    isTaken = (name) => name !== 'menu.js';
    const check = await refused('menu');
    isTaken = () => true;
    expect(await check('menu')).toBe('');
  });

  it('requests a file that stays refused under a URL fragment with the same hash', async () => {
    isTaken = (name) => name !== 'menu.js';
    const check = await refused('menu');
    expect(await check('menu')).toBe('#1');
    expect(asked.at(-1)).toBe('modulepreload menu.js#1 sha384-menu anonymous');
  });

  it('refuses a file under a fragment as well until one matches', async () => {
    isTaken = (name) => !name.startsWith('menu.js');
    const check = await refused('menu');
    await refused('menu', check);
    isTaken = (name) => name !== 'menu.js' && name !== 'menu.js#1';
    expect(await check('menu')).toBe('#2');
  });

  it.each(['a.js', 'lone.js'])('requests the shared file %s never under a fragment', async (file) => {
    isTaken = (name) => name !== file;
    const check = await refused('forms');
    await refused('forms', check);
    expect(asked.filter((line) => line.includes('#'))).toEqual([]);
  });
});
