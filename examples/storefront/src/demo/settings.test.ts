import { describe, expect, it } from 'vitest';
import { FLAGS, isSetting, readSettings, TOGGLES, withSetting } from './settings.ts';

const OFF = [
  'selectDefaultCardOnly',
  'redesign',
  'addressBookV2',
  'showNext',
  'groceryAutomation',
  'mockPaymentDeclines',
];
const NAMES = [...FLAGS, ...Object.values(TOGGLES).flat()];
const read = (search: string): Record<string, boolean> => {
  const { flags, toggles } = readSettings(search);
  return { ...flags, ...toggles.selector, ...toggles.account, ...toggles.checkout };
};

describe('the demo settings of an address', () => {
  it('have a value for each switch, which is the SDK’s default without one in the address', () => {
    expect(read('')).toEqual(Object.fromEntries(NAMES.map((name) => [name, !OFF.includes(name)])));
  });

  it.each(NAMES)('switch %s alone, and are kept from page to page', (name) => {
    const before = read('');
    expect(read(withSetting('', name, String(!before[name])))).toEqual({ ...before, [name]: !before[name] });
    expect(isSetting(name)).toBe(true);
  });

  it.each([
    ['?total=1200', 1200],
    ['?total=0', 0],
    ['?total=-1', undefined],
    ['?total=1.5', undefined],
    ['?total=', undefined],
    ['', undefined],
  ])('take the total of %s as %s cents', (search, total) => {
    expect(readSettings(search).total).toBe(total);
  });

  it('drop an empty setting and keep the other parameters', () => {
    expect(withSetting('?skin=coast&q=lime', 'skin', '')).toBe('?q=lime');
    expect(withSetting('?skin=coast', 'skin', '')).toBe('');
  });
});
