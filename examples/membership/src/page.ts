import { shoppers } from 'host-kit/shoppers';
import { signIn } from 'host-kit/sign-in';

/** Returns the element with an id; throws if the page has none. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}

function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Signs a shopper in, calls `onSignedIn` and says what did not work; another call meanwhile does nothing. */
async function choose(key: string, onSignedIn: () => Promise<void>): Promise<void> {
  const choices = [...part('shoppers').querySelectorAll('button')];
  if (choices.some(({ ariaDisabled }) => ariaDisabled === 'true')) return;
  for (const choice of choices) choice.ariaDisabled = 'true';
  const notSignedIn = part('not-signed-in');
  notSignedIn.hidden = true;
  const trouble = await signIn(key);
  if (trouble === undefined) await onSignedIn();
  for (const choice of choices) choice.ariaDisabled = null;
  notSignedIn.textContent = trouble ?? '';
  notSignedIn.hidden = trouble === undefined;
}

function choiceOf(
  { key, name, wallet }: (typeof shoppers)[number],
  onSignedIn: () => Promise<void>,
): HTMLElement {
  const monogram = make('span', 'monogram', name.slice(0, 1));
  monogram.ariaHidden = 'true';
  const words = make('span', '', make('b', '', name), make('span', 'muted', wallet));
  const button = make('button', 'line', monogram, words);
  button.addEventListener('click', () => void choose(key, onSignedIn));
  return make('li', '', button);
}

/** Renders the list of demo shoppers. */
export function offerShoppers(onSignedIn: () => Promise<void>): void {
  part('shoppers').replaceChildren(...shoppers.map((shopper) => choiceOf(shopper, onSignedIn)));
}
