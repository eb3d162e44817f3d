import { describe, expect, it, vi } from 'vitest';
import { lazy } from './use-chunk.ts';

interface Part {
  readonly part: string;
}

const CODE = `export const part = import.meta.url.split('#')[1]`;
const FILE = `data:text/javascript,${encodeURIComponent(CODE)}`;

/** The error of a browser that cannot import a URL. */
const failure = (address = FILE): TypeError =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`);

describe('a chunk that can be loaded again', () => {
  it('is loaded once for any number of callers', async () => {
    const load = vi.fn(async (): Promise<Part> => ({ part: 'first' }));
    const again = lazy(load);
    const [one, other] = await Promise.all([again(), again()]);
    expect(other).toBe(one);
    expect(await again()).toBe(one);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is imported by another name of its address when the browser refuses the first import', async () => {
    const load = vi.fn(() => Promise.reject<Part>(failure()));
    const again = lazy(load);
    const { part } = await again();
    expect(part).toBe('1');
    // The file is not imported again, which would create another module.
    expect((await again()).part).toBe('1');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects when the error names no address, and is tried again for the next caller', async () => {
    const load = vi
      .fn(async (): Promise<Part> => ({ part: 'there' }))
      .mockRejectedValueOnce(new Error('The file was changed on its way: data:text/javascript,0'));
    const again = lazy(load);
    await expect(again()).rejects.toThrow('The file was changed');
    expect((await again()).part).toBe('there');
  });
});
