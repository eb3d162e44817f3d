import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

// One page is there for many files: each begins with nothing kept, and takes away what it shows.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
