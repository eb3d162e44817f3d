import { describe, expect, it } from 'vitest';
import { isZip, modeFor, pastedZip, typedZip } from './rules.ts';

describe('typedZip', () => {
  it.each([
    ['45202', '45202'],
    ['452021', '45202'],
    ['45202-1234', '45202'],
    ['4520a', '4520a'],
    [' 452', '452'],
    ['', ''],
  ])('limits %j to %j [F-5.1]', (text, zip) => expect(typedZip(text)).toBe(zip));
});

describe('pastedZip', () => {
  it.each([
    ['45202-1234', '45202'],
    ['452021234', '45202'],
    ['  02134\n', '02134'],
    ['K1A 0B1', 'K1A 0'],
    ['Cincinnati', 'Cinci'],
  ])('turns %j into %j', (text, zip) => expect(pastedZip(text)).toBe(zip));
});

describe('isZip', () => {
  it.each([
    ['45202', true],
    ['00501', true],
    ['4520', false],
    ['4520a', false],
    ['452 2', false],
    ['٤٥٢٠٢', false],
    ['', false],
  ])('accepts %j: %j [F-5.1]', (text, is) => expect(isZip(text)).toBe(is));
});

describe('the search mode', () => {
  it.each([
    ['given', 'geolocation'],
    ['denied', 'postalCode'],
    ['missing', 'ask'],
  ] as const)('resolves consent %s to %s [F-4.12]', (consent, mode) => expect(modeFor(consent)).toBe(mode));
});
