import type { FieldErrors, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form';

/**
 * Runs the validator that each field is registered with. React-hook-form's own validation walks the fields
 * with `for in`, and never ends on a page whose old scripts have put a string on `Object.prototype`.
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
