import type { ReactNode } from 'react';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount of the services for shoppers. */
export const money = (amount: string): string => dollars.format(Number(amount));

export const Icon = ({ d }: { readonly d: string }): ReactNode => (
  <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" aria-hidden="true">
    <path d={d} />
  </svg>
);

export const CHEVRON = 'm6 9 6 6 6-6';

interface LineProps {
  readonly d: string;
  readonly title: string;
  readonly words: string;
  readonly action?: string;
}

/** A line of a panel, with an optional action. */
export const Line = ({ d, title, words, action }: LineProps): ReactNode => (
  <div className="line">
    <Icon d={d} />
    <span className="words">
      <strong>{title}</strong>
      <span className="small">{words}</span>
    </span>
    {action && <button type="button">{action}</button>}
  </div>
);
