import { bodyLimit } from 'hono/body-limit';
import { refusalBody, refuse } from './reply.ts';

/** Maximum size of a body in bytes. */
export const LARGEST_BODY = 64 * 1024;

/** Refuses a longer body before the rest of it is read into memory. */
export const limitBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (c) => c.json(refusalBody(refuse(413, 'BODY_TOO_LARGE', 'A body holds at most 64 KB.')), 413),
});
