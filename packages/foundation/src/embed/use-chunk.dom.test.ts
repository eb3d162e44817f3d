import { renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { remembered, useChunk } from './use-chunk.ts';

describe('a part that is shown when it has come', () => {
  it('is shown at once by whoever wants it after it has come', async () => {
    const load = remembered(async () => 'part');
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

  it('is shown at once by whoever was there before it came, and only when it is wanted', async () => {
    const load = remembered(async () => 'part');
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
    const load = remembered(get);
    const { result } = renderHook(() => useChunk(load, true));
    await waitFor(() => expect(result.current.phase).toBe('failed'));
    expect(load.arrived).toBeUndefined();
    if (result.current.phase === 'failed') result.current.retry();
    await waitFor(() => expect(result.current).toEqual({ phase: 'ready', loaded: 'part' }));
  });
});
