import { dress } from './dress.ts';
import { createFields } from './fields.ts';
import { membersOf, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { createVaultCalls } from './vault-calls.ts';
import { fieldOf, invalidFields, withoutSpaces } from './validity.ts';
import { createWords, groupOf } from './words.ts';
import type { FieldName, Invalid, Rules, Typed } from './validity.ts';

type Say = (message: object) => void;
type Message = ReadonlyMap<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const idsOf = (message: Message) => ({
  reportGroup: textOf(message.get('reportGroup')),
  id: textOf(message.get('id')),
  orderId: textOf(message.get('orderId')),
});

/** Creates the response to a request that failed without a response of the vault. */
const failure = (message: Message, response: string, words: string): object => ({
  response,
  message: words,
  responseTime: new Date().toISOString().slice(0, 19),
  ...idsOf(message),
});

/** Returns the values that are sent in a mode. */
function digitsOf(
  { accountNumber, cvv, expMonth, expYear, pin }: Typed,
  { mode, showCvv }: Pick<Rules, 'mode' | 'showCvv'>,
): object {
  if (mode === 'pin') return { pin };
  if (mode === 'cvv') return { cvv };
  return { accountNumber: withoutSpaces(accountNumber), expMonth, expYear, ...(showCvv && { cvv }) };
}

function modeOf(form: HTMLElement | null): Rules['mode'] {
  const mode = form?.dataset['mode'];
  return mode === 'cvv' || mode === 'pin' ? mode : 'card';
}

const heightOf = (): number => Math.ceil(document.body.getBoundingClientRect().height);

/** Reports focus, Escape and height to the host while the shopper types. */
function reportFocus(say: Say): void {
  window.addEventListener('focusin', () => say({ event: 'focus' }));
  window.addEventListener('focusout', (event) => {
    if (event.relatedTarget === null) say({ event: 'blur' });
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') say({ event: 'escape' });
  });
  new ResizeObserver(() => say({ height: heightOf() })).observe(document.body);
}

interface Form {
  readonly settings: Settings;
  readonly mode: Rules['mode'];
  readonly fields: ReturnType<typeof createFields>;
  readonly words: ReturnType<typeof createWords>;
  readonly say: Say;
  readonly calls: ReturnType<typeof createVaultCalls>;
  /** Returns the fields that are invalid now. */
  invalid(): readonly Invalid[];
  /** Called once the digits are sent; input after that counts as a new change. */
  sent(): void;
}

/** Creates the function that exchanges the digits for a token, once for the bullets that replace them. */
function createTokenising({ settings, mode, fields, words, say, calls, invalid, sent }: Form) {
  /** The response that belongs to the bullets. */
  let last: object | undefined;

  function refuse(found: readonly Invalid[]): void {
    const first = words.showAll(found);
    if (first) words.lead(first);
  }

  return async function tokenise(message: Message): Promise<void> {
    if (last && fields.areMasked()) return say({ ...last, ...idsOf(message) });
    words.clear();
    const found = invalid();
    const [first] = found;
    if (first) {
      refuse(found);
      return say(failure(message, first.code, 'Invalid field'));
    }
    const digits = digitsOf(fields.typed(), { mode, showCvv: settings.showCvv });
    sent();
    try {
      const answer = await calls.tokenise({ ...idsOf(message), mode }, digits);
      const code = textOf(answer.get('response'));
      const said = Object.fromEntries(answer);
      if (code === '870') {
        fields.mask(textOf(answer.get('lastFour')));
        last = said;
      }
      const field = fieldOf(code);
      if (field) refuse([{ field, code }]);
      say(said);
    } catch {
      say(failure(message, '889', 'Failure'));
    }
  };
}

/** Creates the function that handles the host's requests; the digits stay in the frame. */
function createAnswers(form: Form) {
  const { fields, words, say, invalid } = form;
  const tokenise = createTokenising(form);
  const actions: Readonly<Record<string, (message: Message) => void>> = {
    getDocHeight: () => say({ height: heightOf() }),
    allInputsEmpty: () => say({ allInputsEmpty: fields.areEmpty() }),
    getPaypageRegistrationId: (message) => void tokenise(message),
    getCheckoutId: (message) => void tokenise(message),
    getCheckoutPin: (message) => void tokenise(message),
    validate: () => void (fields.areMasked() || words.showAll(invalid())),
    setReadOnly: (message) => fields.setReadOnly(message.get('readOnly') === true),
    restart() {
      words.clear();
      fields.restart();
    },
  };
  return function answer(message: Message): void {
    const action = textOf(message.get('action'));
    if (Object.hasOwn(actions, action)) actions[action]?.(message);
  };
}

/** Runs the form for a host: reports changes and answers requests. */
function runForm(settings: Settings, { say, calls }: Pick<Form, 'say' | 'calls'>) {
  const mode = modeOf(document.getElementById('form'));
  let brand = '';
  let isChangeTold = false;
  const fields = createFields(settings, { changed });
  const words = createWords(fields.inputs, settings.errors);
  const invalid = (): readonly Invalid[] =>
    invalidFields(fields.typed(), { ...settings, mode, now: new Date() });

  function changed(name: FieldName): void {
    words.tell(name, undefined);
    // Reported only once, so that the host does not learn how fast someone types.
    if (!isChangeTold) say({ event: 'change' });
    isChangeTold = true;
    if (fields.brand() === brand) return;
    brand = fields.brand();
    say({ brand });
  }

  function checkOnLeaving(name: FieldName): void {
    if (fields.areMasked()) return;
    const found = invalid();
    const typed = fields.typed();
    // An empty field is not an error yet.
    const inGroup = found.filter(({ field }) => groupOf(field) === groupOf(name) && typed[field] !== '');
    if (settings.validatesOnBlur && typed[name] !== '')
      words.tell(name, inGroup.find(({ field }) => field === 'expMonth') ?? inGroup[0]);
    say({ validity: found.find(({ field }) => field === name)?.code ?? '870' });
  }
  for (const [name, input] of fields.inputs) input.addEventListener('blur', () => checkOnLeaving(name));
  window.addEventListener('pagehide', fields.clear);
  document.getElementById('form')?.addEventListener('submit', (event) => event.preventDefault());

  const sent = (): void => {
    isChangeTold = false;
  };
  return createAnswers({ settings, mode, fields, words, say, calls, invalid, sent });
}

function parse(data: unknown): Message {
  try {
    return membersOf(typeof data === 'string' ? JSON.parse(data) : undefined);
  } catch {
    return membersOf(undefined);
  }
}

/** Waits for the page that shows this frame to introduce itself, and asks the vault whether the page may. */
function listen(): void {
  let host: { origin: string; answer?: (message: Message) => void } | undefined;

  async function introduce(origin: string, message: Message): Promise<void> {
    const mine = (host = { origin });
    const say: Say = (words) => window.parent.postMessage(JSON.stringify(words), origin);
    const settings = readSettings(message);
    const calls = createVaultCalls(settings.paypageId, origin);
    const session = await calls.open().catch(() => undefined);
    if (session === undefined) return say(failure(message, '889', 'This page may not show card fields.'));
    dress(settings);
    host = { ...mine, answer: runForm(settings, { say, calls }) };
    reportFocus(say);
    say({ ready: true });
  }

  window.addEventListener('message', ({ isTrusted, source, origin, data }) => {
    if (!isTrusted || source !== window.parent || window.parent === window) return;
    const message = parse(data);
    if (!host && message.get('action') === 'configure') void introduce(origin, message);
    else if (host?.origin === origin) host.answer?.(message);
  });
}

listen();
