import type { Settings } from './settings.ts';

const LABELS: readonly (readonly [setting: string, selector: string])[] = [
  ['accountNumber', 'label[for=accountNumber]'],
  ['expDate', '#expiration-label'],
  ['cvv', 'label[for=cvv]'],
  ['pin', 'label[for=pin]'],
];

/** Gives the document the host's words, looks and language. */
export function dress({ labels, placeholders, theme, colorScheme, locale, showCvv }: Settings): void {
  const root = document.documentElement;
  root.lang = locale;
  root.style.colorScheme = colorScheme;
  for (const [name, value] of theme) root.style.setProperty(name, value);
  for (const [name, selector] of LABELS) {
    const label = document.querySelector(selector);
    if (label && labels[name]) label.textContent = labels[name];
  }
  for (const id of ['accountNumber', 'expMonth', 'expYear', 'cvv', 'pin']) {
    const text = placeholders[id];
    if (text) document.getElementById(id)?.setAttribute('placeholder', text);
  }
  const form = document.getElementById('form');
  if (!showCvv && form?.dataset['mode'] === 'card')
    document.getElementById('cvv')?.closest('.field')?.remove();
  if (form) form.hidden = false;
}
