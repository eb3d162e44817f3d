//
/** Types of cards that payments are made with. */
export const PAYMENT_CARD_TYPES = ['ACH_CARD', 'BANK_CARD', 'EBT_CARD'] as const;
/** Applications that payments are made for. */
export const PAYMENT_APPLICATIONS = ['CLICKLIST', 'MEMBERSHIP'] as const;
/** Final statuses of a transaction. */
export const TRANSACTION_STATUSES = ['APPROVED', 'CANCELLED', 'DECLINED', 'ERRORED', 'REVERSED'] as const;
/** Types of transactions. */
export const TRANSACTION_TYPES = [
  'AUTHORIZATION',
  'CANCELLATION',
  'COMPLETION',
  'FINALIZE',
  'RETURN',
  'REVERSAL',
] as const;
/** The programs that an EBT card can pay from. */
export const EBT_PROGRAMS = ['SNAP', 'AFDC'] as const;

//
/** Reasons why a card is declined. */
export const DECLINE_CODES = [
  'TRANSACTION_DECLINED',
  'MAX_PIN_TRIES_EXCEEDED',
  'INSUFFICIENT_FUNDS',
  'INVALID_PIN',
  'INVALID_CARD_NUMBER',
  'CARD_LOST_OR_STOLEN',
  'FRAUD_REJECTION',
  'CARD_USE_EXCEEDED',
  'DUPLICATE_TRANSACTION',
  'CARD_NETWORK_SYSTEM_ERROR',
  'NO_MATCH_FOR_REVERSAL',
  'CARD_OR_PIN_ALREADY_ACTIVE',
  'CARD_OR_PIN_NOT_ACTIVE',
  'INSUFFICIENT_CREDIT',
  'BANK_DECLINE',
  'CARD_EXPIRED',
  'REQUEST_STILL_PROCESSING',
] as const;

export type PaymentCardType = (typeof PAYMENT_CARD_TYPES)[number];
export type PaymentApplication = (typeof PAYMENT_APPLICATIONS)[number];
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
export type TransactionType = (typeof TRANSACTION_TYPES)[number];
export type EbtProgram = (typeof EBT_PROGRAMS)[number];
export type DeclineCode = (typeof DECLINE_CODES)[number];
