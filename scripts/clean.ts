import { rmSync } from 'node:fs';

// Runs in the folder of a package, before its build.
rmSync('dist', { recursive: true, force: true });
