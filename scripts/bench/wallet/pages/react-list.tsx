import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import './list.css';
import { answerWith } from '../../no-network.ts';
import { offer } from './subject.ts';
import type { BenchCard } from './subject.ts';

interface RowProps {
  readonly card: BenchCard;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

// The same elements as a row of the wallet, not memoised.
const Row = ({ card, isChosen, onChoose }: RowProps): ReactNode => (
  <li>
    <label className="card" data-state={isChosen ? 'chosen' : 'free'}>
      <input type="radio" name="card" checked={isChosen} onChange={onChoose} />
      <span className="picture" aria-hidden="true">
        {card.name}
      </span>
      <span className="text">
        <span className="name">
          <span aria-hidden="true">{card.name} </span>
          <span aria-hidden="true">···· {card.lastFour}</span>
          <span className="hidden">
            {card.name} ending in {card.lastFour}
          </span>
        </span>
        <span className="small">
          Exp. {card.month}/{card.year.slice(-2)}
        </span>
      </span>
    </label>
    <button type="button" className="more" aria-label={`Actions for ${card.name} ending in ${card.lastFour}`}>
      <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="12" cy="12" r="1" />
        <circle cx="12" cy="5" r="1" />
        <circle cx="12" cy="19" r="1" />
      </svg>
    </button>
  </li>
);

async function fetchCards(): Promise<readonly BenchCard[]> {
  const response = await fetch('/cards');
  const { cards }: { readonly cards: readonly BenchCard[] } = await response.json();
  return cards;
}

let known: readonly BenchCard[] | undefined;

function List(): ReactNode {
  const [cards, setCards] = useState(known ?? []);
  const [chosen, setChosen] = useState(cards[0]?.id);
  useEffect(() => {
    async function load(): Promise<void> {
      known ??= await fetchCards();
      setCards(known);
      setChosen(known[0]?.id);
    }
    void load();
  }, []);
  return (
    <ul className="cards">
      {cards.map((card) => (
        <Row key={card.id} card={card} isChosen={card.id === chosen} onChoose={() => setChosen(card.id)} />
      ))}
    </ul>
  );
}

let isOpen = true;
const listeners = new Set<() => void>();
const setOpen = (next: boolean): void => {
  isOpen = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const Page = (): ReactNode => (useSyncExternalStore(subscribe, () => isOpen) ? <List /> : null);

let root: Root | undefined;
const rowsOf = (): NodeListOf<HTMLElement> => document.querySelectorAll('.card');

offer({
  mount(place, cards) {
    known = undefined;
    answerWith({ cards });
    root = createRoot(place);
    root.render(<Page />);
  },
  rows: () => rowsOf().length,
  press: (row) => rowsOf()[row]?.querySelector('input')?.click(),
  isChosen: (row) => rowsOf()[row]?.dataset['state'] === 'chosen',
  close: () => setOpen(false),
  reopen: () => setOpen(true),
  unmount: () => root?.unmount(),
});
