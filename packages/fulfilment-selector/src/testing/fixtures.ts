/** ZIP codes with a given result of a search or schedule. Others find stores in the sandbox's cities. */
export const testZips = {
  /** 400 NO_STORES_FOUND. */
  noStores: '99998',
  /** Stores without any times. */
  noTimes: '99997',
  /** 400 LAT_LNG_REQUIRED for times. */
  noCoordinates: '99996',
  /** 422 INSTACART_STORE_CLOSED for times, with the partner's own message. */
  partnerClosed: '99995',
  /** 500 UNKNOWN_RESPONSE_ERROR from the edge in front of the service. */
  edgeFails: '99994',
  /** 422 ALCOHOL_NOT_AVAILABLE with alcohol in the cart. */
  noAlcohol: '99993',
} as const;

/** Streets with a given result of the address check. */
export const testStreets = {
  /** Not validated. */
  unknown: '1 Unknown St',
  /** Corrected to "1 Corrected Street", once. */
  corrected: '1 Corrected St',
  noDelivery: '1 No Delivery St',
  noShip: '1 No Ship St',
} as const;
