/** What a frame asks the shopper for. */
export type FrameMode = 'card' | 'cvv' | 'pin';

export const FRAME_MODES: readonly FrameMode[] = ['card', 'cvv', 'pin'];

interface InputText {
  readonly id: string;
  readonly label: string;
  readonly attributes: string;
}

const why = (id: string): string => `<p class="why" id="${id}-why"></p>`;

const described = (id: string): string => `aria-describedby="${id}-why" aria-required="true"`;

const field = ({ id, label, attributes }: InputText, mark = ''): string => `
    <div class="field">
      <label for="${id}">${label}</label>
      <div class="box"><input id="${id}" ${attributes} ${described(id)} spellcheck="false" autocapitalize="off">${mark}</div>
      ${why(id)}
    </div>`;

const numberField = (): string =>
  field(
    { id: 'accountNumber', label: 'Card Number', attributes: 'inputmode="numeric" autocomplete="cc-number"' },
    '<span class="mark" id="mark" aria-hidden="true"></span>',
  );

const cvvField = (): string =>
  field({
    id: 'cvv',
    label: 'CVV (3-4 digit code)',
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
  });

const pinField = (): string =>
  field({
    id: 'pin',
    label: 'SNAP EBT PIN',
    // No browser or password manager should store a PIN.
    attributes:
      'type="password" inputmode="numeric" autocomplete="off" maxlength="4" placeholder="SNAP EBT PIN" ' +
      'data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other"',
  });

const expiryInput = (
  id: string,
  label: string,
  { hint, autocomplete }: { hint: string; autocomplete: string },
): string =>
  `<input id="${id}" aria-label="${label}" placeholder="${hint}" inputmode="numeric" autocomplete="${autocomplete}" ` +
  'maxlength="7" aria-describedby="expiration-why" aria-required="true">';

const expiryField = (): string => `
    <div class="field" role="group" aria-labelledby="expiration-label">
      <span class="label" id="expiration-label">Expiration</span>
      <div class="box split">
        ${expiryInput('expMonth', 'Month', { hint: 'MM', autocomplete: 'cc-exp-month' })}
        <span class="slash" aria-hidden="true">/</span>
        ${expiryInput('expYear', 'Year', { hint: 'YY', autocomplete: 'cc-exp-year' })}
      </div>
      ${why('expiration')}
    </div>`;

const CONTENT: Readonly<Record<FrameMode, () => string>> = {
  card: () => `${numberField()}
    <div class="two">${expiryField()}${cvvField()}</div>`,
  cvv: cvvField,
  pin: pinField,
};

const TITLES: Readonly<Record<FrameMode, string>> = {
  card: 'Secure card form',
  cvv: 'Secure security code form',
  pin: 'Secure PIN form',
};

/** Returns the document of a frame. It is the same for every host; the host's settings arrive by message. */
export const framePage = (mode: FrameMode): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${TITLES[mode]}</title>
  <link rel="stylesheet" href="/eProtect/frame/assets/frame.css">
  <script type="module" src="/eProtect/frame/assets/main.ts"></script>
</head>
<body>
  <form id="form" data-mode="${mode}" novalidate hidden>${CONTENT[mode]()}
  </form>
  <p class="spoken" id="spoken" role="alert"></p>
</body>
</html>
`;
