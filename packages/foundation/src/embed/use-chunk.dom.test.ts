import { act, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazy, useChunk } from './use-chunk.ts';

describe('a lazy part', () => {
  it('is ready at once when it was loaded before', async () => {
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

  it('is requested again when it is wanted again after a failure', async () => {
    const load = lazy(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('It cannot be had.')));
    const { rerender, result } = renderHook(({ isWanted }) => useChunk(load, isWanted), {
      initialProps: { isWanted: true },
    });
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    rerender({ isWanted: false });
    rerender({ isWanted: true });
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });

  it('is ready at once when it has arrived meanwhile, but only when it is wanted', async () => {
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

  it('does not count as arrived after a failure, and arrives with a retry', async () => {
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

  it('is requested once more when it failed while it was not wanted', async () => {
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

  it('counts as failed while it hangs, and is ready once it arrives', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const hanging = Promise.withResolvers<string>();
    const load = lazy(() => hanging.promise);
    const { result } = renderHook(() => useChunk(load, true));
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
    await pass(9_999);
    expect(result.current.phase).toBe('waiting');
    await pass(1);
    expect(result.current.phase).toBe('failed');
    await act(async () => result.current.phase === 'failed' && result.current.retry());
    expect(result.current.phase).toBe('waiting');
    await pass(10_000);
    expect(result.current.phase).toBe('failed');
    await act(async () => hanging.resolve('part'));
    expect(result.current).toEqual({ phase: 'ready', loaded: 'part' });
  });

  it('is requested once more when somebody waits for what failed before', async () => {
    const load = lazy(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('It cannot be had.')));
    const { result, rerender } = renderHook(({ isAwaited }) => useChunk(load, true, isAwaited), {
      initialProps: { isAwaited: false },
    });
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    rerender({ isAwaited: true });
    expect(result.current.phase).toBe('waiting');
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });

  it('is requested once more when somebody waits for it while it fails', async () => {
    const first = Promise.withResolvers<string>();
    const load = lazy(vi.fn(async () => 'part').mockReturnValueOnce(first.promise));
    const { result, rerender } = renderHook(({ isAwaited }) => useChunk(load, true, isAwaited), {
      initialProps: { isAwaited: false },
    });
    await act(async () => {
      first.reject(new Error('It cannot be had.'));
      await expect(first.promise).rejects.toThrow('It cannot be had.');
      rerender({ isAwaited: true });
    });
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });

  it('has all the time while nobody waits for it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const load = lazy(() => new Promise<string>(() => {}));
    const { result, rerender } = renderHook(({ isAwaited }) => useChunk(load, true, isAwaited), {
      initialProps: { isAwaited: false },
    });
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
    await pass(20_000);
    rerender({ isAwaited: true });
    await pass(9_999);
    expect(result.current.phase).toBe('waiting');
    await pass(1);
    expect(result.current.phase).toBe('failed');
  });

  it('is ready after a failure once another caller has loaded it', async () => {
    const load = lazy(vi.fn(async () => 'part').mockRejectedValueOnce(new Error('It cannot be had.')));
    const { rerender, result } = renderHook(() => useChunk(load, true));
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    await load();
    rerender();
    expect(result.current).toEqual({ phase: 'ready', loaded: 'part' });
  });
});
