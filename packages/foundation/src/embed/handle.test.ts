import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';
import { createHandle } from './handle.ts';

interface Events {
  done: { id: string };
}

function createParts() {
  let status: 'loading' | 'ready' | 'failed' = 'loading';
  const listeners = new Set<() => void>();
  const emitter = createEmitter<Events>();
  return {
    emitter,
    settle(next: typeof status) {
      status = next;
      for (const listener of listeners) listener();
    },
    parts: {
      emitter,
      statusOf: () => status,
      getState: () => ({ status }),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      update: vi.fn(),
      refresh: vi.fn(async () => {}),
      dispose: vi.fn(),
    },
  };
}

describe('a handle', () => {
  it.each(['ready', 'failed'] as const)('settles when the first data is %s', async (end) => {
    const { parts, settle } = createParts();
    const handle = createHandle(parts);
    expect(handle.status).toBe('loading');
    settle(end);
    await handle.ready;
    expect(handle.status).toBe(end);
  });

  it('accepts a listener for an unknown name, even that of an object member', () => {
    const { parts } = createParts();
    const heard = vi.fn();
    const off: unknown = Reflect.apply(createHandle(parts).on, undefined, ['toString', heard]);
    Reflect.apply(parts.emitter.emit, undefined, ['toString', 'said']);
    Reflect.apply(parts.emitter.emit, undefined, ['valueOf', 'nobody listens']);
    expect(heard.mock.calls).toEqual([['said']]);
    expect(off).toBeTypeOf('function');
  });

  it('calls a function that listens twice for each of both, until its own end', () => {
    const { parts, emitter } = createParts();
    const { on } = createHandle(parts);
    const heard = vi.fn();
    const off = on('done', heard);
    on('done', heard);
    emitter.emit('done', { id: 'a' });
    expect(heard).toHaveBeenCalledTimes(2);
    off();
    off();
    emitter.emit('done', { id: 'b' });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('tells subscribers nothing after it has been unmounted', () => {
    const { parts, settle } = createParts();
    const handle = createHandle(parts);
    const heard = vi.fn();
    handle.subscribe(heard);
    settle('ready');
    handle.unmount();
    settle('failed');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('can be unmounted twice and at any time, and does nothing afterwards', async () => {
    const { parts, emitter } = createParts();
    const handle = createHandle(parts);
    const heard = vi.fn();
    handle.on('done', heard);
    handle.unmount();
    handle.unmount();
    await handle.ready;
    handle.update({});
    await handle.refresh();
    emitter.emit('done', { id: '1' });
    expect(handle.status).toBe('unmounted');
    expect(parts.dispose).toHaveBeenCalledOnce();
    expect(parts.update).not.toHaveBeenCalled();
    expect(parts.refresh).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('events', () => {
  it('reach every listener, even past one that throws, until it is removed', () => {
    const tracked = vi.fn();
    vi.stubGlobal('reportError', tracked);
    const emitter = createEmitter<Events>();
    const heard = vi.fn();
    const thrown = new Error('host');
    emitter.on('done', () => {
      throw thrown;
    });
    const off = emitter.on('done', heard);
    emitter.emit('done', { id: '1' });
    off();
    emitter.emit('done', { id: '2' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ id: '1' });
    expect(tracked.mock.calls).toEqual([[thrown], [thrown]]);
    vi.unstubAllGlobals();
  });
});
