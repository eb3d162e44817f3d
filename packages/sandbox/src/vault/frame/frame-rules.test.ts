import { expect, it } from 'vitest';
import { brandOf } from './brands.ts';
import { caretAfter, grouped } from './card-number.ts';
import { expiryFrom } from './expiry.ts';
import { membersOf, readSettings } from './settings.ts';
import { readTheme } from './theme.ts';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['4242abc', '4242abc'],
])('formats %s as %s', (typed, written) => {
  expect(grouped(typed)).toBe(written);
});

it.each([
  ['1', '1', ''],
  ['5', '05', ''],
  ['12', '12', ''],
  ['13', '13', ''],
  ['1230', '12', '30'],
  ['122030', '12', '30'],
  ['530', '05', '30'],
  ['1/30', '01', '30'],
  ['12 / 2030', '12', '30'],
  ['12-30', '12', '30'],
  ['/', '', ''],
])('parses the expiration %s as month %s and year %s', (text, month, year) => {
  expect(expiryFrom(text)).toEqual({ month, year });
});

it.each([
  ['42425', 5, 6],
  ['4242 4', 4, 4],
  ['424 2', 3, 3],
])('keeps the caret of %s after its digit', (typed, caret, expected) => {
  expect(caretAfter(typed, caret, grouped(typed))).toBe(expected);
});

it.each([
  ['4', 'VI'],
  ['55', 'MC'],
  ['2221', 'MC'],
  ['34', 'AX'],
  ['6011', 'DI'],
  ['36', 'DC'],
  ['3528', 'JC'],
  ['62', 'UP'],
  ['9999', undefined],
])('detects %s as %s', (digits, type) => {
  expect(brandOf(digits)?.type).toBe(type);
});

it.each([
  ['ink', '#17211c'],
  ['accent', 'rgb(10 106 72 / 0.5)'],
  ['surface', 'light-dark(#fff, oklch(0.2 0.01 150))'],
  ['radius', '10px'],
  ['fontFamily', 'Inter, "Segoe UI", sans-serif'],
])('accepts the token %s: %s', (name, value) => {
  expect(readTheme({ [name]: value })).toEqual([[`--${name}`, value]]);
});

it.each([
  ['ink', 'url(http://evil.localhost)'],
  ['ink', 'red; background: url(x)'],
  ['ink', '#fff}'],
  ['ink', '@import "x"'],
  ['ink', 'expression(alert(1))'],
  ['ink', 'var(--x)'],
  ['radius', 'calc(1px + 1vw)'],
  ['radius', '10'],
  ['fontFamily', 'x; } body { display: none'],
  ['position', 'fixed'],
  ['constructor', '#fff'],
  ['__proto__', '#fff'],
])('rejects the token %s: %s', (name, value) => {
  expect(readTheme(JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`))).toEqual([]);
});

it('reads the settings of the vendor’s clients, and ignores invalid ones', () => {
  const settings = readSettings(
    membersOf(
      JSON.parse('{"paypageId":"p","minPanLength":"15","showCvv":false,"locale":"<b>","label":{"cvv":7}}'),
    ),
  );
  expect(settings).toMatchObject({
    paypageId: 'p',
    minPanLength: 15,
    maxPanLength: 19,
    showCvv: false,
    locale: 'en',
    labels: {},
  });
});
