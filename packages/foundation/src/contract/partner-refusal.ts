import type { ErrorRule } from './error-codes.ts';

/** A partner's refusal. It comes first, since the rest of its code may be that of another rule. */
export const partnerRefusal: ErrorRule = {
  codeHas: 'INSTACART_',
  showsReason: true,
  as: 'third_party_refused',
};
