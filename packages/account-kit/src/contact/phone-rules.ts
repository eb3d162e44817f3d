//
/** A phone number as the services take it: +1 and its last ten digits; `undefined` where it has fewer. */
export function phoneForService(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? `+1${digits}` : undefined;
}
