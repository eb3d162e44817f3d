import { openApiDocument } from '../openapi.ts';

process.stdout.write(`${JSON.stringify(openApiDocument(), undefined, 2)}\n`);
