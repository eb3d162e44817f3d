import { phoneDigits, phoneText } from '@grocer/foundation/domain';
import type { OrderContact } from '@grocer/foundation/domain';
import { Checkbox, TextField } from '@grocer/foundation/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { changeContact } from '../../checkout/editing.ts';
import { useFailed } from '../../checkout/use-failed.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../../core/context.tsx';
import { FormDrawer } from '../../layout/FormDrawer.tsx';
import { partMessages } from '../../core/messages.ts';
import { contactMessages } from './messages.ts';
import type { OptIns } from './opt-in-rules.ts';
import { loadOptIns, saveOptIns } from './opt-ins.ts';
import type { OptInTrouble } from './opt-ins.ts';
import { contactFrom, contactProblems, MOST_NAME, phoneMask } from './rules.ts';
import type { ContactField, TypedContact } from './rules.ts';

interface ContactSheetProps {
  readonly contact: OrderContact | undefined;
  readonly onClose: () => void;
}

/** The field values; the checkboxes only once the shopper has changed them. */
interface Typed extends Pick<TypedContact, 'firstName' | 'lastName' | 'phone'> {
  /** The choice for one number, of ten digits. */
  readonly texts?: { readonly number: string | undefined; readonly isOn: boolean };
  readonly deals?: boolean;
}

const typedOf = (contact: OrderContact | undefined): Typed => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  phone: phoneText(contact?.phone ?? ''),
});

/** Loads the shopper's opt-ins when the drawer opens. */
function useOptIns(contact: OrderContact | undefined): OptIns | undefined {
  const core = useCheckoutCore();
  const [phone] = useState(contact?.phone);
  useEffect(() => void loadOptIns(core, phone), [core, phone]);
  return useCheckoutStore(({ optIns }) => optIns);
}

/** State of the contact form: field values, validation errors once it was submitted, and progress. */
function useContactForm({ contact, onClose }: ContactSheetProps, form: RefObject<HTMLFormElement | null>) {
  const core = useCheckoutCore();
  const optIns = useOptIns(contact);
  const [entered, setEntered] = useState(() => typedOf(contact));
  const [isSent, setSent] = useState(false);
  const [trouble, setTrouble] = useState<OptInTrouble | 'saving'>();
  // An opt-in to texts on one phone number does not apply to another [C-4.22].
  const number = phoneDigits(entered.phone);
  const isPhone = (other = ''): boolean => number !== undefined && number === phoneDigits(other);
  const getsTexts =
    (isPhone(contact?.phone) && contact?.smsOptIn === true) ||
    (isPhone(optIns?.phone) && optIns?.texts === true);
  const chosen = number !== undefined && entered.texts?.number === number ? entered.texts.isOn : undefined;
  const typed = { ...entered, smsOptIn: chosen ?? getsTexts };
  const problems = contactProblems(typed);
  const text = useText('contact', contactMessages);
  const failed = useFailed('contact', text.failed);
  const { unconfirmed } = useText('parts', partMessages);
  const words = { texts: text.smsFailed, deals: text.dealsFailed, unconfirmed, saving: undefined };
  const edit = useCheckoutStore(({ edits }) => edits.contact);
  const hidesDeals = useCheckoutStore(({ settings }) => settings.banner.behaviour.hidesEmailDealsOptIn);
  async function send(): Promise<void> {
    setSent(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      core.emitter.emit('validation:failed', { fields: Object.keys(problems) });
      return;
    }
    setTrouble('saving');
    const wanted = contactFrom(typed);
    const isTaken = await changeContact(core, wanted);
    const choices = { phone: wanted.phone, texts: chosen, deals: entered.deals };
    const left = isTaken ? await saveOptIns(core, choices) : undefined;
    setTrouble(left);
    if (isTaken && left === undefined) onClose();
  }
  return {
    typed,
    send,
    /** True until it is known that there is no deals email, so that its space is reserved. */
    hasDeals: optIns ? optIns.deals !== undefined : !hidesDeals,
    deals: typed.deals ?? optIns?.getsDeals ?? false,
    areDealsKnown: optIns !== undefined,
    isBusy: edit?.phase === 'saving' || trouble === 'saving',
    failed: isSent ? (failed ?? (trouble && words[trouble])) : undefined,
    change: (more: Partial<Typed>) => setEntered((before) => ({ ...before, ...more })),
    problemOf: (field: ContactField) => (isSent ? problems[field] : undefined),
  };
}

type ContactForm = ReturnType<typeof useContactForm>;

/** The phone field and the opt-in to texts, which needs a complete phone number [C-4.22]. */
function PhoneFields({ typed, change, problemOf }: ContactForm): ReactNode {
  const text = useText('contact', contactMessages);
  const number = phoneDigits(typed.phone);
  const problem = problemOf('phoneNumber');
  return (
    <>
      <TextField
        label={text.phone}
        name="phoneNumber"
        part="phone"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={text.phoneHint}
        defaultValue={phoneMask(typed.phone)}
        error={problem && text[problem]}
        onChange={({ currentTarget }) => {
          const { selectionStart, value } = currentTarget;
          // While the cursor is inside the number, reformatting would move it.
          if (selectionStart === value.length) currentTarget.value = phoneMask(value);
          change({ phone: currentTarget.value });
        }}
      />
      <Checkbox
        name="smsOptIn"
        part="sms-opt-in"
        label={text.smsOptIn}
        checked={typed.smsOptIn}
        disabled={number === undefined}
        onChange={(isOn) => change({ texts: { number, isOn } })}
      />
      <p className="grocer-small">{text.smsTerms}</p>
    </>
  );
}

function Fields(contactForm: ContactForm): ReactNode {
  const text = useText('contact', contactMessages);
  const { typed, change, problemOf } = contactForm;
  const nameField = (name: 'firstName' | 'lastName', autoComplete: string): ReactNode => {
    const problem = problemOf(name);
    return (
      <TextField
        label={text[name]}
        name={name}
        part={name === 'firstName' ? 'first-name' : 'last-name'}
        autoComplete={autoComplete}
        maxLength={MOST_NAME}
        defaultValue={typed[name]}
        error={problem && text[problem]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
    );
  };
  return (
    <>
      {nameField('firstName', 'given-name')}
      {nameField('lastName', 'family-name')}
      <PhoneFields {...contactForm} />
      {contactForm.hasDeals && (
        <Checkbox
          name="emailDeals"
          part="email-deals"
          label={text.emailDeals}
          checked={contactForm.deals}
          disabled={!contactForm.areDealsKnown}
          onChange={(deals) => change({ deals })}
        />
      )}
    </>
  );
}

/** The drawer that changes the order's contact [C-2.32]. */
export function ContactSheet({ contact, onClose }: ContactSheetProps): ReactNode {
  const text = useText('contact', contactMessages);
  const form = useRef<HTMLFormElement>(null);
  const contactForm = useContactForm({ contact, onClose }, form);
  return (
    <FormDrawer
      ref={form}
      name="contact"
      title={text.title}
      text={text}
      isBusy={contactForm.isBusy}
      failed={contactForm.failed}
      onSend={() => void contactForm.send()}
      onClose={onClose}
    >
      <Fields {...contactForm} />
    </FormDrawer>
  );
}
