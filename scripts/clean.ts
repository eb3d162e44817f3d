import { rmSync } from 'node:fs';

// Runs in a package's folder, before its build.
rmSync('dist', { recursive: true, force: true });
