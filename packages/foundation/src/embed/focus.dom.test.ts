import { afterEach, describe, expect, it } from 'vitest';
import { focusIfLost } from './focus.ts';

afterEach(() => document.body.replaceChildren());

/** Adds two buttons to a page. */
function buttons(page: Document) {
  const [one, other] = [page.createElement('button'), page.createElement('button')];
  page.body.append(one, other);
  return { one, other };
}

function frame(): Document {
  const element = document.createElement('iframe');
  document.body.append(element);
  if (!element.contentDocument) throw new Error('The frame has no document.');
  return element.contentDocument;
}

describe.each([
  ['this page', () => document],
  ['a frame', frame],
])('the focus in %s', (_where, pageOf) => {
  it('is given to an element when nothing has it', () => {
    const page = pageOf();
    const { one, other } = buttons(page);
    other.focus();
    other.remove();
    focusIfLost(one);
    expect(page.activeElement).toBe(one);
  });

  it('is left where it is', () => {
    const page = pageOf();
    const { one, other } = buttons(page);
    other.focus();
    focusIfLost(one);
    expect(page.activeElement).toBe(other);
  });
});

it('does nothing without an element', () => expect(() => focusIfLost(null)).not.toThrow());
