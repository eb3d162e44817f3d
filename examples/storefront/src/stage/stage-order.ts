/** Amount to be paid on the stage, in cents, unless the developer panel sets another one. */
export const STAGE_TOTAL = 13_722;
/** The part of it that SNAP may pay, in cents. */
export const STAGE_EBT = 4000;
