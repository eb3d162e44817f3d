import { describe, expect, it } from 'vitest';
import { palette } from './palette.ts';
import { readPictures } from './read-pictures.ts';

const ELEMENTS = 'svg g path circle ellipse'.split(' ');
const ATTRIBUTES = [
  'xmlns viewBox d cx cy r rx ry transform opacity fill fill-rule',
  'stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray',
].flatMap((names) => names.split(' '));
const GROUND = {
  cx: '48',
  cy: '84',
  rx: expect.stringMatching(/^\d+$/),
  ry: '4',
  fill: palette.ink,
  opacity: '.14',
};
const COLOURS = [...Object.values(palette), 'none'];

/** Parses SVG. Invalid XML becomes a `parsererror` element, which fails the tests. */
const parse = (svg: string): Element => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

describe.each([...readPictures()])('%s', (_, svg) => {
  const root = parse(svg);
  const all = [root, ...root.querySelectorAll('*')];
  const attributes = all.flatMap((element) => [...element.attributes]);

  it('is small', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(1500);
    expect(all.length - 1).toBeLessThanOrEqual(12);
  });

  it('has the view box and the ground of all pictures', () => {
    expect(root.getAttribute('viewBox')).toBe('0 0 96 96');
    const ground = root.firstElementChild;
    expect(ground?.localName).toBe('ellipse');
    const said = [...(ground?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(said)).toEqual(GROUND);
  });

  it('contains only allowed shapes, in colors of the palette', () => {
    expect(all.map(({ localName }) => localName).filter((name) => !ELEMENTS.includes(name))).toEqual([]);
    expect(attributes.map(({ name }) => name).filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
    const painted = attributes.filter(({ name }) => name === 'fill' || name === 'stroke');
    expect(painted.map(({ value }) => value).filter((value) => !COLOURS.includes(value))).toEqual([]);
  });
});
