import * as v from 'valibot';

/** Leaves out a field that this version cannot parse, so that it does not spoil the others. */
export const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
