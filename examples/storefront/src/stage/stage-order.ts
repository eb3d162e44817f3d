/** What is to be paid on the stage, in cents, unless the developer panel says otherwise. */
export const STAGE_TOTAL = 13_722;
/** What of it SNAP may pay. */
export const STAGE_EBT = 4000;
