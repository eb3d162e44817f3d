import './list.css';
import { offer } from './subject.ts';
import type { BenchCard } from './subject.ts';

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function rowOf(card: BenchCard, choose: (label: HTMLElement) => void): HTMLElement {
  const input = document.createElement('input');
  input.type = 'radio';
  input.name = 'card';
  const name = element(
    'span',
    'name',
    element('span', '', `${card.name} `),
    element('span', '', `···· ${card.lastFour}`),
  );
  name.append(element('span', 'hidden', `${card.name} ending in ${card.lastFour}`));
  const small = element('span', 'small', `Exp. ${card.month}/${card.year.slice(-2)}`);
  const label = element(
    'label',
    'card',
    input,
    element('span', 'picture', card.name),
    element('span', 'text', name, small),
  );
  input.addEventListener('change', () => choose(label));
  return element('li', '', label);
}

let list: HTMLElement | undefined;
let shown: { place: HTMLElement; cards: readonly BenchCard[] } | undefined;

function show(place: HTMLElement, cards: readonly BenchCard[]): void {
  shown = { place, cards };
  let chosen: HTMLElement | undefined;
  const choose = (label: HTMLElement): void => {
    if (chosen) chosen.dataset['state'] = 'free';
    label.dataset['state'] = 'chosen';
    chosen = label;
  };
  list = element('ul', 'cards', ...cards.map((card) => rowOf(card, choose)));
  place.append(list);
}

const rowsOf = (): NodeListOf<HTMLElement> => document.querySelectorAll('.card');

offer({
  mount: show,
  rows: () => rowsOf().length,
  press: (row) => rowsOf()[row]?.querySelector('input')?.click(),
  isChosen: (row) => rowsOf()[row]?.dataset['state'] === 'chosen',
  close: () => list?.remove(),
  reopen: () => shown && show(shown.place, shown.cards),
  unmount: () => list?.remove(),
});
