/** An answer that holds one thing, under a name of its own. */
export interface WireData<Name extends string, Content> {
  data: Record<Name, Content>;
}

/** The same of the payment service, which puts everything one level deeper. */
export type PaymentData<Name extends string, Content> = WireData<'payment', Record<Name, Content>>;
