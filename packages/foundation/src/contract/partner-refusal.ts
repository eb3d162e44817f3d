import type { ErrorRule } from './error-codes.ts';

/** A partner's refusal, whose reason is shown. The rest of its code may be that of another rule, so the order matters. */
export const partnerRefusal: ErrorRule = {
  codeHas: 'INSTACART_',
  showsReason: true,
  as: 'third_party_refused',
};
