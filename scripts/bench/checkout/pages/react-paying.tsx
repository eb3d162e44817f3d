import { useState } from 'react';
import type { ReactNode } from 'react';
import { CHEVRON, Icon, money } from './react-parts.tsx';
import type { Data } from './subject.ts';

type Methods = Data['paymentMethods'];
type Card = Methods['bankCards'][number];

interface GroupProps {
  readonly title: string;
  readonly words: string;
  readonly amount?: string | undefined;
  readonly children: ReactNode;
}

const Group = ({ title, words, amount, children }: GroupProps): ReactNode => (
  <details>
    <summary className="line">
      <span className="picture">CARD</span>
      <span className="words">
        <strong>{title}</strong>
        <span className="small">{words}</span>
      </span>
      {amount && <strong>{money(amount)}</strong>}
      <Icon d={CHEVRON} />
    </summary>
    <div className="inset">{children}</div>
  </details>
);

interface CardRowProps {
  readonly card: Card;
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const CardRow = ({ card, type, isChosen, onChoose }: CardRowProps): ReactNode => (
  <label className="card">
    <input type={type} name={`${type}-card`} checked={isChosen} onChange={onChoose} />
    <span className="picture">{card.brand}</span>
    <span className="words">
      <span>
        {card.brand} ···· {card.lastFourPan}
      </span>
      {card.balance && <span className="small">Balance {card.balance}</span>}
    </span>
  </label>
);

interface GroupsProps {
  readonly methods: Methods;
  readonly payments: Data['checkout']['payments'];
}

export function PaymentGroups({ methods, payments }: GroupsProps): ReactNode {
  const { bankCards, giftCards, ebtCards } = methods;
  const [bank, setBank] = useState(payments[0]?.card.id);
  const [gifts, setGifts] = useState<readonly string[]>([]);
  const [usesSnap, setUsesSnap] = useState(false);
  const chosen = bankCards.find(({ id }) => id === bank);
  return (
    <section className="panel">
      <h2>Paying With</h2>
      <Group
        title="Credit & Debit"
        words={`${chosen?.brand} ···· ${chosen?.lastFourPan}`}
        amount={payments[0]?.amountToAuthorize}
      >
        {bankCards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            type="radio"
            isChosen={card.id === bank}
            onChoose={() => setBank(card.id)}
          />
        ))}
        <button type="button">Add a Credit or Debit Card</button>
      </Group>
      <Group title="SNAP EBT" words={usesSnap ? 'PIN needed' : 'None chosen'}>
        {ebtCards.map((card) => (
          <label key={card.id}>
            <input type="checkbox" checked={usesSnap} onChange={() => setUsesSnap(!usesSnap)} />
            Use SNAP EBT ···· {card.lastFourPan}
          </label>
        ))}
      </Group>
      <Group title="Gift Cards" words={gifts.length > 0 ? `${gifts.length} chosen` : 'None chosen'}>
        {giftCards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            type="checkbox"
            isChosen={gifts.includes(card.id)}
            onChoose={() => setGifts([...gifts, card.id])}
          />
        ))}
        <button type="button">Add Gift Card</button>
      </Group>
    </section>
  );
}

interface TipsProps {
  readonly suggestions: Data['checkout']['calculatedProperties']['tipSuggestions'];
}

export function Tips({ suggestions }: TipsProps): ReactNode {
  const [tip, setTip] = useState('0.00');
  const choices = [{ label: 'None', value: '0.00' }, ...suggestions, { label: 'Other', value: '' }];
  return (
    <details className="panel" open>
      <summary className="line">
        <h2 className="words">Tip</h2>
        <strong>{money(tip)}</strong>
        <Icon d={CHEVRON} />
      </summary>
      <div className="inset">
        <div className="tips" role="radiogroup" aria-label="Tip">
          {choices.map(({ label, value }) => (
            <label key={label} className="tip">
              <input type="radio" name="tip" checked={value === tip} onChange={() => setTip(value)} />
              <strong>{label}</strong>
              {Number(value) > 0 && <span>{money(value)}</span>}
            </label>
          ))}
        </div>
        <p className="small">All of it goes to your driver.</p>
      </div>
    </details>
  );
}
