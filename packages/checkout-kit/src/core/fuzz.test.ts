import { calls } from '@grocer/foundation/contract';
import { isOpenEnd } from '@grocer/foundation/http';
import {
  ERROR_CODES,
  broken,
  fuzzRuns,
  crowding,
  proves,
  replayAnswers,
  textsNamed,
} from '@grocer/foundation/testing';
import type { Answer, Asked, Mutation, Replay } from '@grocer/foundation/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openCheckout } from '../checkout/opening.ts';
import { checkAgain } from '../checkout/watching.ts';
import type { CheckoutConfig } from '../config.ts';
import type { CheckoutEvents } from '../events.ts';
import { begun, fuzzKeyOf, fuzzKeys, isAsked, isSubmission } from '../testing/fuzz-operation.ts';
import type { FuzzOperation } from '../testing/fuzz-operation.ts';
import { fuzzedEdits } from '../testing/fuzzed-edits.ts';
import { fuzzedReads } from '../testing/fuzzed-reads.ts';
import { fuzzedWrites } from '../testing/fuzzed-writes.ts';
import { useCheckout } from '../testing/use-checkout.ts';

/** Runs per operation; more than two thousand answers with all of them. Another seed tries other answers. */
const RUNS_EACH = fuzzRuns(85);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);

const operations = { ...fuzzedReads, ...fuzzedEdits, ...fuzzedWrites };
const box = useCheckout();
const configs = new Map<string, CheckoutConfig>();
let replay: Replay;

/** The last write that the service applied. It decides which recorded answers the reads get. */
let written: string | undefined;
/** Keys of the writes whose answers are mutated; the mutation decides whether such a write is applied. */
let tried: readonly string[] = [];
/** The idempotency key of the last submission. */
let submission = '';

/** Records an applied write. After a submission, the service accepts no other write to the checkout. */
function take(key: string): void {
  if (!isSubmission(written)) written = key;
}

async function nameOf(request: Request): Promise<Asked> {
  const key = fuzzKeyOf(request, await request.clone().text());
  if (isSubmission(key)) submission = request.headers.get('idempotency-key') ?? '';
  // The merge that follows a paid order changes nothing that is read.
  if (!isAsked(key) && !tried.includes(key) && key !== fuzzKeys.merge) take(key);
  const later = isAsked(key) && written !== undefined ? `${key} after ${written}` : key;
  const saysWhichCame = isSubmission(key) || (isAsked(key) && isSubmission(written));
  return {
    key,
    // A read that was not recorded after this write is not affected by it.
    place: replay.isRecording() || replay.places().includes(later) ? later : key,
    fit: (body) =>
      saysWhichCame ? body.replace(/"idempotencyKey":"[^"]*"/, `"idempotencyKey":"${submission}"`) : body,
  };
}

function open(name: string) {
  const config = configs.get(name);
  if (!config) throw new Error(`Nothing was recorded for ${name}.`);
  written = undefined;
  tried = [];
  const opened = box.begin(config);
  return { ...opened, state: opened.core.store.getState };
}
type Opened = ReturnType<typeof open>;

const ON_THE_WAY = ['loading', 'submitting', 'saving', 'confirming'];

/** Waits until all pending work has settled. */
const quiet = ({ state }: Opened): Promise<unknown> =>
  vi.waitUntil(
    () => {
      const { order, cards, settings: _settings, leaving, ...rest } = state();
      const isChecking = order.phase === 'unknown' && order.isChecking;
      if (isChecking || leaving === 'removing') return false;
      // Cards are read only while the order can be edited.
      const paying = order.phase === 'editing' ? cards.phase : 'none';
      const phases = [order.phase, paying, ...textsNamed(rest, 'phase')];
      return !phases.some((phase) => ON_THE_WAY.includes(phase));
    },
    { interval: 1, timeout: 15_000 },
  );

async function record(name: string, operation: FuzzOperation): Promise<void> {
  const { key, run, begin = begun, lookBefore, lookAfter, isDone } = operation;
  await box.controls.reset();
  replay.turnTo(`before ${name}`);
  configs.set(name, { ...(await begin(box)), navigation: { navigate: () => undefined } });
  replay.turnTo(name);
  const opened = open(name);
  await quiet(opened);
  await lookBefore?.(opened.core, box);
  await run(opened.core);
  await quiet(opened);
  expect({ [name]: isDone(opened.core) }).toEqual({ [name]: true });
  await lookAfter?.(opened.core);
  await vi.waitUntil(() => replay.places().includes(key));
  opened.leave();
}

beforeAll(async () => {
  replay = replayAnswers(nameOf);
  for (const [name, operation] of Object.entries(operations)) await record(name, operation);
  replay.begin();
});

afterAll(() => replay.stop());

/** Phases an order may settle in. A mutated answer must neither reject the order nor expire it. */
const AT_REST = ['editing', 'unavailable', 'unknown', 'placed', 'conflicted'];

/** Lists what could not be rendered: unknown error codes or phases, invalid amounts, an exposed token. */
function troublesOf({ state, core, heard }: Opened): readonly string[] {
  const errors = heard('error') as readonly CheckoutEvents['error'][];
  const { order, total = 0, itemCount = 0 } = core.getState();
  const token = core.config.authConfig.token ?? '';
  return [
    ...errors.flatMap(({ error }) => (error.code in ERROR_CODES ? [] : [`code ${error.code}`])),
    ...(AT_REST.includes(order) ? [] : [order]),
    ...(Number.isSafeInteger(total) ? [] : [`a total of ${total}`]),
    ...(Number.isFinite(itemCount) ? [] : [`${itemCount} items`]),
    ...(JSON.stringify([core.getState(), state()]).includes(token) ? ['a token in the state'] : []),
  ];
}

/** Lists claims about a write, by the page or in an event, that are neither true nor backed by an answer. */
function untruthsOf(
  { state, heard, core }: Opened,
  { key, claim, edit, isDone }: FuzzOperation,
  answers: readonly Answer[],
): readonly string[] {
  if (!claim) return [];
  const { order, edits } = state();
  const failed = edit && edits[edit]?.phase === 'failed' && edits[edit];
  const isClaimed = claim.event ? heard(claim.event).length > 0 : isDone(core);
  const isProved = written === key || answers.some((answer) => proves(answer, claim.proof));
  return [
    ...(isClaimed && !isProved ? ['done'] : []),
    ...(written === key && failed && !isOpenEnd(failed.error) ? ['failed'] : []),
    ...(written === key && isSubmission(key) && !['placed', 'unknown', 'conflicted'].includes(order.phase)
      ? ['not placed']
      : []),
  ];
}

/** Outcomes of a write whose answer is mutated: applied, never arrived, or arrived too late. */
const FATES = ['done', 'lost', 'late'] as const;

/** A refusal (a 4xx other than 408) proves that the write was not applied. */
const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500 && status !== 408;

/** A 2xx answer with a JSON object: the service has processed the write, so it cannot arrive late. */
const isDecided = ({ status, body }: Answer): boolean => status < 300 && body.startsWith('{');

/** Replaces an answer that holds a checkout with the one recorded before the change. */
const asBefore: Mutation = (answer) =>
  (answer.body.startsWith('{"data":{"checkout"') ? replay.recorded(fuzzKeys.read) : undefined) ?? answer;

/** Does what a shopper, or the host, does after a failure. */
async function tryAgain(opened: Opened, { run, isDone }: FuzzOperation): Promise<void> {
  const { core, heard, state } = opened;
  if (isDone(core)) return;
  if (heard('session:expired').length > 0) core.update({ token: core.config.authConfig.token ?? '' });
  const { phase } = state().order;
  if (phase === 'unknown') await checkAgain(core);
  else if (phase !== 'placed') await openCheckout(core);
  await quiet(opened);
  if (!isDone(core)) await run(core);
  await quiet(opened);
}

it('covers every call that the checkout makes', () => {
  const keys = Object.values(operations).map(({ key }) => key.split(' ').slice(0, 2).join(' '));
  const mine =
    /^(checkout\.(?!create|list-orders)|flash-sales|cart\.(get|clear|delete-modify)$|account\.(sms\.(read|update)-opt-in|email-pref))/;
  const made = calls()
    .filter(({ name }) => mine.test(name))
    .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, '{id}')}`);
  expect(made.filter((call) => !keys.includes(call))).toEqual([]);
});

it.each(Object.entries(operations))(
  '%s: settles after broken responses, reports success only when applied, and works after recovery',
  async (name, operation) => {
    const { key, run, isDone } = operation;
    replay.turnTo(name);
    const keys = new Set(replay.places().map((place) => place.replace(/ after .*$/, '')));
    const first = fc.tuple(
      fc.oneof(fc.constant(key), fc.constantFrom(...keys)),
      fc.oneof({ weight: 16, arbitrary: broken }, { weight: 2, arbitrary: fc.constant(asBefore) }, crowding),
    );
    const second = fc.option(fc.tuple(fc.constantFrom(fuzzKeys.read, ...keys), broken), { freq: 2 });
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(first, second, fc.constantFrom(...FATES), async (one, more, fate) => {
        cases += 1;
        const changes = more ? [one, more] : [one];
        const answers: Answer[] = [];
        const late: string[] = [];
        const opened = open(name);
        tried = changes.map(([changed]) => changed).filter((changed) => !isAsked(changed));
        replay.change(
          ...changes.map(([changed, mutation]) => ({
            key: changed,
            mutation(known: Answer) {
              const answer = mutation(known);
              answers.push(answer);
              if (isAsked(changed) || isRefusal(answer)) return answer;
              if (fate === 'done') take(changed);
              if (fate === 'late' && !isDecided(answer)) late.push(changed);
              return answer;
            },
          })),
        );
        await quiet(opened);
        await run(opened.core);
        await quiet(opened);
        // A write in between has changed the version, so the late write is refused.
        if (written === undefined) late.forEach(take);
        expect(troublesOf(opened)).toEqual([]);
        expect(untruthsOf(opened, operation, answers)).toEqual([]);
        tried = [];
        replay.change();
        await tryAgain(opened, operation);
        expect(isDone(opened.core)).toBe(true);
        expect(troublesOf(opened)).toEqual([]);
        opened.leave();
      }),
      // Shrinking would add nothing to the first failing mutation.
      { numRuns: RUNS_EACH, seed: SEED, endOnFailure: true },
    );
    expect(cases).toBeGreaterThanOrEqual(RUNS_EACH);
    expect(replay.unhandled).toEqual([]);
  },
);
