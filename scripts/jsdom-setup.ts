import { webcrypto as crypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What browsers have, and a page of jsdom in a context of Node's `vm` has not, or not whole.
for (const [name, value] of Object.entries({ crypto, ReadableStream, TransformStream, WritableStream }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
