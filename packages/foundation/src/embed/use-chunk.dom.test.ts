import { renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazy, useChunk } from './use-chunk.ts';

describe('a part that is shown when it has come', () => {
  it('is shown at once by whoever wants it after it has come', async () => {
    const load = lazy(async () => 'part');
    const first = renderHook(() => useChunk(load, true));
    expect(first.result.current).toEqual({ phase: 'waiting' });
    await waitFor(() => expect(first.result.current).toEqual({ phase: 'ready', loaded: 'part' }));

    const phases: string[] = [];
    renderHook(() => {
      const { phase } = useChunk(load, true);
      useEffect(() => void phases.push(phase));
    });
    expect(phases).toEqual(['ready']);
  });

  it('is loaded once', async () => {
    const get = vi.fn(async () => 'part');
    const load = lazy(get);
    await load();
    expect(await load()).toBe('part');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is asked for again by whoever wants it again after it had failed', async () => {
    const load = lazy(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('It cannot be had.')));
    const { rerender, result } = renderHook(({ isWanted }) => useChunk(load, isWanted), {
      initialProps: { isWanted: true },
    });
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    rerender({ isWanted: false });
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });

  it('is shown at once by whoever was there before it came, and only when it is wanted', async () => {
    const load = lazy(async () => 'part');
    const phases: string[] = [];
    const { rerender, result } = renderHook(
      ({ isWanted }) => {
        const { phase } = useChunk(load, isWanted);
        useEffect(() => void phases.push(phase));
        return phase;
      },
      { initialProps: { isWanted: false } },
    );
    await load();
    rerender({ isWanted: false });
    expect(result.current).toBe('waiting');
    rerender({ isWanted: true });
    expect(phases).toEqual(['waiting', 'waiting', 'ready']);
  });

  it('is not taken for one that has come when it has failed, and comes with the next try', async () => {
    const get = vi
      .fn(async () => 'part')
      .mockRejectedValueOnce(new Error('It cannot be had.'))
      .mockName('load');
    const load = lazy(get);
    const { result } = renderHook(() => useChunk(load, true));
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    expect(load.arrived).toBeUndefined();
    if (result.current.phase === 'failed') result.current.retry();
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });

  it('is asked for once more where it failed after nobody wanted it any longer', async () => {
    const first = Promise.withResolvers<string>();
    const load = lazy(vi.fn(async () => 'part').mockReturnValueOnce(first.promise));
    const { rerender, result } = renderHook(({ isWanted }) => useChunk(load, isWanted), {
      initialProps: { isWanted: true },
    });
    rerender({ isWanted: false });
    first.reject(new Error('It cannot be had.'));
    await expect(first.promise).rejects.toThrow('It cannot be had.');
    rerender({ isWanted: true });
    expect(result.current.phase).toBe('waiting');
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });

  it('is shown where it had failed once it has come to somebody else', async () => {
    const load = lazy(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('It cannot be had.')));
    const { rerender, result } = renderHook(() => useChunk(load, true));
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    await load();
    rerender();
    expect(result.current).toEqual({ phase: 'ready', loaded: 'part' });
  });
});
