import { runPart } from './run-part.ts';
import { optionsFromEnv } from './settings.ts';

await runPart('api', optionsFromEnv(process.env));
