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

function choiceOf({ key, name, wallet }: (typeof shoppers)[number], onSignedIn: () => void): HTMLElement {
  const monogram = make('span', 'monogram', name.slice(0, 1));
  monogram.ariaHidden = 'true';
  const words = make('span', '', make('b', '', name), make('span', 'muted', wallet));
  const button = make('button', 'line', monogram, words);
  const choose = async (): Promise<void> => {
    const notSignedIn = part('not-signed-in');
    notSignedIn.hidden = true;
    const trouble = await signIn(key);
    if (trouble === undefined) return onSignedIn();
    notSignedIn.textContent = trouble;
    notSignedIn.hidden = false;
  };
  button.addEventListener('click', () => void choose());
  return make('li', '', button);
}

/** Renders the list of demo shoppers. */
export function offerShoppers(onSignedIn: () => void): void {
  part('shoppers').replaceChildren(...shoppers.map((shopper) => choiceOf(shopper, onSignedIn)));
}
