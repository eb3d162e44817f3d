import type { Call } from '@grocer/foundation/contract';
import type { Http, Result } from '@grocer/foundation/http';

/** A prepared answer to one call of the service. */
interface Prepared {
  readonly name: string;
  readonly send: Http['send'];
}

interface Sent {
  readonly signal: AbortSignal;
  readonly key?: string;
}

/** Prepares the answer to a call, of which a test can record the question. */
export const answering = <Input, Output, Body, Answer, Wire>(
  { name }: Call<Input, Output, Body, Answer, Wire>,
  answer: (question: Input, sent: Sent) => Result<Output> | Promise<Result<Output>>,
): Prepared => ({
  name,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only requests of this call reach it
  send: (async (_call, question: Input, sent) => answer(question, sent)) as Http['send'],
});

/** A service that answers the prepared calls only; any other request fails the test. */
export const serviceOf = (...prepared: readonly Prepared[]): Http => ({
  async send(call, question, sent) {
    const one = prepared.find(({ name }) => name === call.name);
    if (!one) throw new Error(`The test has prepared no answer to ${call.name}.`);
    return one.send(call, question, sent);
  },
});
