import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What Node has and neither jsdom nor a context of Node's `vm` brings along.
for (const [name, value] of Object.entries({ ...streams, crypto: webcrypto }))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
