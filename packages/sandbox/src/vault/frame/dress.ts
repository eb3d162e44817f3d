import type { Settings } from './settings.ts';

const LABELS: readonly (readonly [setting: string, selector: string])[] = [
  ['accountNumber', 'label[for=accountNumber]'],
  ['expDate', '#expiration-label'],
  ['cvv', 'label[for=cvv]'],
  ['pin', 'label[for=pin]'],
];

/** Month and year share one visible label, and have separate ones for screen readers. */
const SPOKEN = ['expMonth', 'expYear'] as const;

function say({ labels, placeholders, title }: Settings): void {
  if (title) document.title = title;
  for (const [name, selector] of LABELS) {
    const label = document.querySelector(selector);
    if (label && labels[name]) label.textContent = labels[name];
  }
  for (const id of SPOKEN) {
    const text = labels[id];
    if (text) document.getElementById(id)?.setAttribute('aria-label', text);
  }
  for (const id of ['accountNumber', ...SPOKEN, 'cvv', 'pin']) {
    const text = placeholders[id];
    if (text) document.getElementById(id)?.setAttribute('placeholder', text);
  }
}

/** Applies the host's texts, theme and language to the document. */
export function dress(settings: Settings): void {
  const { theme, colorScheme, locale, direction, showCvv } = settings;
  const root = document.documentElement;
  root.lang = locale;
  root.dir = direction;
  root.style.colorScheme = colorScheme;
  for (const [name, value] of theme) root.style.setProperty(name, value);
  say(settings);
  const form = document.getElementById('form');
  if (!showCvv && form?.dataset['mode'] === 'card')
    document.getElementById('cvv')?.closest('.field')?.remove();
  if (form) form.hidden = false;
}
