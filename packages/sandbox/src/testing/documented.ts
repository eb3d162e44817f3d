import * as v from 'valibot';
import { openApiDocument } from '../openapi.ts';

const Operation = v.object({ responses: v.record(v.string(), v.unknown()) });
const Document = v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) });
const Line = v.object({
  method: v.string(),
  route: v.string(),
  status: v.number(),
  call: v.optional(v.string(), ''),
});

const { paths } = v.parse(Document, openApiDocument());

/** Returns the statuses that the OpenAPI document lists for an operation; empty for an unknown one. */
export const documentedStatuses = ({ method, path }: { method: string; path: string }): readonly number[] =>
  Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number);

/** Returns the statuses in the log that the document does not list, except staged ones. */
export function undocumented(logged: readonly string[], staged: ReadonlySet<string>): readonly string[] {
  const lines = logged.flatMap((line) => {
    const parsed = v.safeParse(Line, JSON.parse(line));
    return parsed.success ? [parsed.output] : [];
  });
  const missing = lines.filter(({ method, route, call, status }) => {
    const statuses = documentedStatuses({ method, path: route });
    return statuses.length > 0 && !statuses.includes(status) && !staged.has(`${call} ${status}`);
  });
  return [...new Set(missing.map(({ method, route, status }) => `${status} of ${method} ${route}`))];
}
