import { useRef, useState } from 'react';
import type { Address } from '../../domain/address.ts';
import { addressFrom, addressProblem, ADDRESS_FIELDS, entryOf } from '../../domain/address-rules.ts';
import type { AddressEntry, AddressField, AddressProblem, AddressRules } from '../../domain/address-rules.ts';

type Problems = Readonly<Partial<Record<AddressField, AddressProblem>>>;
type Control = HTMLInputElement | HTMLSelectElement;

/** What was typed: an address, or the fields that keep it from being one. */
type Taken =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly fields: readonly AddressField[] };

/** An address while it is typed. */
export interface AddressForm {
  readonly rules: AddressRules;
  /** As the form begins. */
  readonly initial: AddressEntry;
  /** As it is now, or nothing where that is what it had before anybody typed. */
  typed(): AddressEntry | undefined;
  readonly problems: Problems;
  hold(field: AddressField, control: Control | null): void;
  type(field: AddressField, text: string): void;
  /** Checks a field whose shown problem may be over. */
  recheck(field: AddressField): void;
  /** Takes what was typed; shows why it cannot be used, and goes to the first such field, where it cannot. */
  take(): Taken;
}

const problemsOf = (entry: AddressEntry, rules: AddressRules): Problems =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const problem = addressProblem(field, entry, rules);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

interface Beginning {
  /** The address to change; what it has loads whole. */
  readonly before?: Address | undefined;
  /** What was typed before, and not kept. */
  readonly draft?: AddressEntry | undefined;
}

/** Holds an address while it is typed. */
export function useAddressForm(rules: AddressRules, { before, draft }: Beginning = {}): AddressForm {
  const [first] = useState(before);
  const [initial] = useState(draft ?? entryOf(first));
  const entry = useRef(initial);
  const controls = useRef<Partial<Record<AddressField, Control | null>>>({});
  const [problems, setProblems] = useState<Problems>({});

  function recheck(field: AddressField): void {
    if (problems[field] === undefined) return;
    const { [field]: _checked, ...others } = problems;
    const problem = addressProblem(field, entry.current, rules);
    setProblems(problem === undefined ? others : { ...others, [field]: problem });
  }

  return {
    rules,
    initial,
    problems,
    recheck,
    typed() {
      const untouched = entryOf(first);
      const isSame = ADDRESS_FIELDS.every((field) => entry.current[field] === untouched[field]);
      return isSame ? undefined : entry.current;
    },
    hold(field, control) {
      controls.current[field] = control;
    },
    type(field, text) {
      entry.current = { ...entry.current, [field]: text };
      recheck(field);
    },
    take() {
      const found = problemsOf(entry.current, rules);
      setProblems(found);
      const fields = ADDRESS_FIELDS.filter((field) => found[field] !== undefined);
      const [worst] = fields;
      if (worst === undefined) return { ok: true, address: addressFrom(entry.current, first) };
      controls.current[worst]?.focus();
      return { ok: false, fields };
    },
  };
}
