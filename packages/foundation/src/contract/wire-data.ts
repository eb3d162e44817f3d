/** A response with one named value. */
export interface WireData<Name extends string, Content> {
  data: Record<Name, Content>;
}

/** The same for the payment service, which nests every value one level deeper. */
export type PaymentData<Name extends string, Content> = WireData<'payment', Record<Name, Content>>;
