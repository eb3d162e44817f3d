import { webcrypto as crypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Globals of browsers that a jsdom page in a context of Node's `vm` lacks, or has only in part.
const streams = { ReadableStream, TransformStream, WritableStream };
// jsdom's own classes took a tenth of the total time while the database was WebAssembly, which decodes every
// text that it returns.
const texts = { TextDecoder, TextEncoder };
for (const [name, value] of Object.entries({ crypto, ...streams, ...texts }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// Each test file has its own page and its own modules; only process-wide data outlives them. The sandbox
// finds its seeds under this name.
const SEEDS = 'grocer.seeds';
const seeds = getEnvironmentData(SEEDS) ?? new Map();
setEnvironmentData(SEEDS, seeds);
Reflect.set(globalThis, Symbol.for(SEEDS), seeds);

// On a busy machine a slow test is not wrong.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
