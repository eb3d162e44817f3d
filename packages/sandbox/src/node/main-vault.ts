import { runPart } from './run-part.ts';
import { optionsFromEnv } from './settings.ts';

await runPart('vault', optionsFromEnv(process.env));
