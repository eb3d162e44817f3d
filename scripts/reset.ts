import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

rmSync(path.join(root, '.data'), { recursive: true, force: true });
process.stdout.write('The sandbox is empty; the next `npm start` fills it again.\n');
