import { webcrypto as crypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What browsers have, and a page of jsdom in a context of Node's `vm` has not, or not whole.
const streams = { ReadableStream, TransformStream, WritableStream };
// jsdom's own take a tenth of all the time, since a database that is WebAssembly decodes each text that it returns.
const texts = { TextDecoder, TextEncoder };
for (const [name, value] of Object.entries({ crypto, ...streams, ...texts }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// Each file has a page of its own, and modules of its own; only the data of the process outlives them. The sandbox finds its
// seeds by this name.
const SEEDS = 'grocer.seeds';
const seeds = getEnvironmentData(SEEDS) ?? new Map();
setEnvironmentData(SEEDS, seeds);
Reflect.set(globalThis, Symbol.for(SEEDS), seeds);

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
