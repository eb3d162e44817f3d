import { useRef, useState } from 'react';
import type { Address } from '../../domain/address.ts';
import {
  addressFrom,
  addressProblem,
  addressProblems,
  ADDRESS_FIELDS,
  entryOf,
} from '../../domain/address-rules.ts';
import type {
  AddressEntry,
  AddressField,
  AddressProblems,
  AddressRules,
} from '../../domain/address-rules.ts';
import { countryOf } from '../../domain/country.ts';
import type { CountryCode } from '../../domain/country.ts';

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
  readonly problems: AddressProblems;
  /** The fields for which it was not taken the last time. */
  readonly refused: readonly AddressField[];
  /** The country of the region that is chosen. */
  readonly country: CountryCode;
  hold(field: AddressField, control: Control | null): void;
  type(field: AddressField, text: string): void;
  goTo(field: AddressField): void;
  /** Checks a field again, once all of them have been. */
  recheck(field: AddressField): void;
  /** Takes what was typed; shows why it cannot be used, and goes to the first such field, where it cannot. */
  take(): Taken;
}

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
  const isChecked = useRef(false);
  const [problems, setProblems] = useState<AddressProblems>({});
  const [refused, setRefused] = useState<readonly AddressField[]>([]);
  const [country, setCountry] = useState(countryOf(initial.region));

  function recheck(field: AddressField): void {
    if (!isChecked.current) return;
    const problem = addressProblem(field, entry.current, rules);
    setProblems(({ [field]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [field]: problem },
    );
  }

  /** Reads what the fields hold: what a script has filled in may not have been told. */
  function read(): AddressEntry {
    const now = ADDRESS_FIELDS.map((field) => [field, controls.current[field]?.value] as const);
    const held = Object.fromEntries(now.filter(([, text]) => text !== undefined));
    entry.current = { ...entry.current, ...held };
    return entry.current;
  }

  return {
    rules,
    initial,
    problems,
    refused,
    country,
    recheck,
    typed() {
      const untouched = entryOf(first);
      const now = read();
      return ADDRESS_FIELDS.every((field) => now[field] === untouched[field]) ? undefined : now;
    },
    hold(field, control) {
      controls.current[field] = control;
    },
    goTo: (field) => controls.current[field]?.focus(),
    type(field, text) {
      entry.current = { ...entry.current, [field]: text };
      if (field === 'region') setCountry(countryOf(text));
      recheck(field);
    },
    take() {
      const found = addressProblems(read(), rules);
      isChecked.current = true;
      setProblems(found);
      const fields = ADDRESS_FIELDS.filter((field) => found[field] !== undefined);
      setRefused(fields);
      const [worst] = fields;
      if (worst === undefined) return { ok: true, address: addressFrom(entry.current, first) };
      controls.current[worst]?.focus();
      return { ok: false, fields };
    },
  };
}
