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

/** Result of submitting the form: an address, or the invalid fields. */
type Taken =
  | { readonly ok: true; readonly address: Address }
  | { readonly ok: false; readonly fields: readonly AddressField[] };

/** State of an address form. */
export interface AddressForm {
  readonly rules: AddressRules;
  /** The initial values. */
  readonly initial: AddressEntry;
  /** Returns the current values; undefined when they equal the address before editing. */
  typed(): AddressEntry | undefined;
  readonly problems: AddressProblems;
  /** The problems at the last submit, if there were several, without those that have been solved since. */
  readonly refused: AddressProblems;
  /** Country of the selected region. */
  readonly country: CountryCode;
  hold(field: AddressField, control: Control | null): void;
  type(field: AddressField, text: string): void;
  goTo(field: AddressField): void;
  /** Validates a field again; does nothing before the first submit. */
  recheck(field: AddressField): void;
  /** Submits the form. When fields are invalid, shows their errors and focuses the first one. */
  take(): Taken;
}

interface Beginning {
  /** The address to edit; its values are not shortened. */
  readonly before?: Address | undefined;
  /** Values that were typed earlier but not saved. */
  readonly draft?: AddressEntry | undefined;
}

/** Holds the state of an address form. */
export function useAddressForm(rules: AddressRules, { before, draft }: Beginning = {}): AddressForm {
  const [first] = useState(before);
  const [initial] = useState(draft ?? entryOf(first));
  const entry = useRef(initial);
  const controls = useRef<Partial<Record<AddressField, Control | null>>>({});
  const isChecked = useRef(false);
  const [problems, setProblems] = useState<AddressProblems>({});
  const [refused, setRefused] = useState<AddressProblems>({});
  const [country, setCountry] = useState(countryOf(initial.region));

  function recheck(field: AddressField): void {
    if (!isChecked.current) return;
    const problem = addressProblem(field, entry.current, rules);
    setProblems(({ [field]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [field]: problem },
    );
    if (problem === undefined) setRefused(({ [field]: _solved, ...others }) => others);
  }

  /** Reads the values from the controls, because a script may fill them in without an event. */
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
      setRefused(fields.length > 1 ? found : {});
      const [worst] = fields;
      if (worst === undefined) return { ok: true, address: addressFrom(entry.current, first) };
      controls.current[worst]?.focus();
      return { ok: false, fields };
    },
  };
}
