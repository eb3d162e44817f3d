import * as v from 'valibot';

/** Id that is used as a path segment: 1 to 200 characters without a slash, and neither `.` nor `..`. */
export const WireIdSchema = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[^/\\]{1,200}$/));
