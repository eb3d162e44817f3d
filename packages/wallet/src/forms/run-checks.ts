import type { FieldErrors, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form';

/**
 * Runs the check that each field is registered with. React-hook-form's own way to do so goes over the fields with
 * `for in`, and comes to no end where old scripts of a page have put a text on every object.
 */
export function runChecks<Values extends FieldValues>(
  values: Values,
  _context: unknown,
  { fields }: ResolverOptions<Values>,
): ResolverResult<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, { validate, ref }] of Object.entries(fields)) {
    const said: unknown = typeof validate === 'function' ? validate(values[name], values) : true;
    if (typeof said === 'string') Object.assign(errors, { [name]: { type: 'validate', message: said, ref } });
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}
