import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadBook } from '../addresses/reading.ts';
import { askToRemove, confirmRemoval } from '../addresses/removing.ts';
import { listOf } from '../addresses/slice.ts';
import { saveChosen, submit } from '../features/address-form/submitting.ts';
import { useAccount } from '../testing/use-account.ts';

const box = useAccount();

/** The expected address book: its streets in the order they were added, and the mailing address. */
interface Model {
  streets: string[];
  mailing: string | undefined;
}

type Real = Awaited<ReturnType<typeof open>>;

async function open(isNewer: boolean) {
  const one = await box.start('alice', { toggles: { addressBookV2: isNewer } });
  const service = isNewer ? 'profile' : 'account';
  await loadBook(one.account);
  const list = () => listOf(one.state().book);
  return { ...one, list, call: (what: string) => `${service}.addresses.${what}` };
}

const place = {
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;
const addressAt = (street: string) => ({ ...place, street });

/** Saves an address through the form, repeating failed attempts. */
async function save(
  { account, state }: Real,
  street: string,
  { id, isMailing }: { id?: string; isMailing: boolean },
) {
  state().startForm(id);
  const entered = { address: addressAt(street), isMailingAddress: isMailing };
  for (let tries = 0; tries < 4 && state().addressForm.step.phase !== 'saved'; tries += 1) {
    await submit(account, entered);
    if (state().addressForm.step.phase === 'asking') await saveChosen(account, 'original');
  }
  expect(state().addressForm.step.phase).toBe('saved');
}

const LOST = { when: 'after-commit', kind: 'reset', times: 3 } as const;
const FAILED = { when: 'before', kind: 'status', status: 400 } as const;
type Mishap = 'none' | 'lost' | 'failed';

function stage(real: Real, what: string, mishap: Mishap): void {
  if (mishap !== 'none')
    box.controls.addFault({ match: real.call(what), ...(mishap === 'lost' ? LOST : FAILED) });
}

/** Asserts that the list matches the model, with at most one mailing address, which is first. */
function agrees({ streets, mailing }: Model, { list }: Real): void {
  expect(
    list()
      .map(({ address }) => address.street)
      .toSorted(),
  ).toEqual([...streets].toSorted());
  const homes = list().filter(({ isMailingAddress }) => isMailingAddress);
  expect(homes.map(({ address }) => address.street)).toEqual(mailing === undefined ? [] : [mailing]);
  expect(homes.length === 0 || list()[0] === homes[0]).toBe(true);
}

const idOf = (real: Real, street: string | undefined) =>
  real.list().find(({ address }) => address.street === street)?.id ?? '';

class Save implements fc.AsyncCommand<Model, Real> {
  readonly at: number | undefined;
  readonly street: string;
  readonly isMailing: boolean;
  readonly mishap: Mishap;
  constructor(at: number | undefined, street: string, isMailing: boolean, mishap: Mishap) {
    this.at = at;
    this.street = street;
    this.isMailing = isMailing;
    this.mishap = mishap;
  }
  check({ streets }: Readonly<Model>): boolean {
    return !streets.includes(this.street) && (this.at === undefined || streets.length > 0);
  }
  async run(model: Model, real: Real): Promise<void> {
    const { at, street, isMailing, mishap } = this;
    const before = at === undefined ? undefined : model.streets[at % model.streets.length];
    stage(real, before === undefined ? 'add' : 'update', mishap);
    const id = before === undefined ? {} : { id: idOf(real, before) };
    await save(real, street, { ...id, isMailing });
    model.streets = [...model.streets.filter((one) => one !== before), street];
    if (isMailing) model.mailing = street;
    else if (model.mailing === before) model.mailing = undefined;
    agrees(model, real);
  }
  toString(): string {
    return `${this.at === undefined ? 'add' : `edit ${this.at} to`} ${this.street}, mailing: ${this.isMailing}, ${this.mishap}`;
  }
}

class Remove implements fc.AsyncCommand<Model, Real> {
  readonly at: number;
  readonly mishap: Mishap;
  constructor(at: number, mishap: Mishap) {
    this.at = at;
    this.mishap = mishap;
  }
  check({ streets }: Readonly<Model>): boolean {
    return streets.length > 0;
  }
  async run(model: Model, real: Real): Promise<void> {
    const street = model.streets[this.at % model.streets.length];
    stage(real, 'remove', this.mishap);
    askToRemove(real.account, idOf(real, street));
    await confirmRemoval(real.account);
    await confirmRemoval(real.account);
    model.streets = model.streets.filter((one) => one !== street);
    if (model.mailing === street) model.mailing = undefined;
    agrees(model, real);
  }
  toString(): string {
    return `remove ${this.at}, ${this.mishap}`;
  }
}

class Reload implements fc.AsyncCommand<Model, Real> {
  check = (): boolean => true;
  async run(model: Model, real: Real): Promise<void> {
    await real.account.refresh();
    await loadBook(real.account);
    agrees(model, real);
  }
  toString = (): string => 'reload';
}

const mishap = fc.constantFrom<Mishap>('none', 'none', 'lost', 'failed');
const street = fc.integer({ min: 1, max: 40 }).map((number) => `${number} Model Street`);
const doubted = fc.oneof({ weight: 4, arbitrary: street }, fc.constantFrom('1 Corrected St', '1 Unknown St'));
const commands = fc.commands(
  [
    fc.tuple(doubted, fc.boolean(), mishap).map((all) => new Save(undefined, ...all)),
    fc.tuple(fc.nat(9), doubted, fc.boolean(), mishap).map((all) => new Save(...all)),
    fc.tuple(fc.nat(9), mishap).map((all) => new Remove(...all)),
    fc.constant(new Reload()),
  ],
  { maxCommands: 12 },
);

it.each([
  ['first', false],
  ['newer', true],
] as const)(
  'keeps the %s address book consistent with all edits despite lost and failed requests',
  { timeout: 120_000 },
  async (_, isNewer) => {
    const run = await fc.check(
      fc.asyncProperty(commands, async (walk) => {
        box.controls.clearFaults();
        await box.controls.reset();
        const real = await open(isNewer);
        const model = {
          streets: real.list().map(({ address }) => address.street),
          mailing: real.list().find(({ isMailingAddress }) => isMailingAddress)?.address.street,
        };
        await fc.asyncModelRun(() => ({ model, real }), walk);
        real.leave();
      }),
      { numRuns: 8, endOnFailure: true },
    );
    expect(fc.defaultReportMessage(run) ?? 'agrees').toBe('agrees');
  },
);
