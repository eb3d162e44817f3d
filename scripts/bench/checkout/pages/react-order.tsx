import type { ReactNode } from 'react';
import { CHEVRON, Icon, Line } from './react-parts.tsx';
import type { Data } from './subject.ts';

interface OrderProps {
  readonly checkout: Data['checkout'];
}

export function Time({ checkout }: OrderProps): ReactNode {
  const { value, timezone: timeZone } = checkout.fulfillment.promise.window;
  const [from, to] = value.split('/').map((at) => new Date(at));
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const words = from && to && `${day.format(from)}, ${time.formatRange(from, to)}`;
  return <Line d="M12 6v6l4 2" title={words ?? ''} words="Delivery" action="Change Time" />;
}

export function Contact({ checkout }: OrderProps): ReactNode {
  const { contact, instructions } = checkout.fulfillment;
  const phone = contact.phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  return (
    <>
      <Line
        d="M4 21a8 8 0 0 1 16 0"
        title={`${contact.firstName} ${contact.lastName}`}
        words={phone}
        action="Edit Info"
      />
      <Line d="M4 20 20 4" title="Delivery Instructions" words={instructions || 'None yet'} action="Add" />
    </>
  );
}

export const Items = ({ checkout }: OrderProps): ReactNode => (
  <section className="panel">
    <button type="button" className="line" aria-haspopup="dialog">
      <Icon d="M4 8h16l-2 12H6z" />
      <span className="words">
        <strong>Items</strong>
        <span className="small">{checkout.summary.itemCount} items</span>
      </span>
      <Icon d={CHEVRON} />
    </button>
  </section>
);
