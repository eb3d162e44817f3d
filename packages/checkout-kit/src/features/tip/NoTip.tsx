import { Button } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../core/context.tsx';
import { LazyLayer } from '../../layout/LazyLayer.tsx';
import { loadTippingPolicy } from '../../lazy.ts';
import { tipMessages } from './messages.ts';

/** Says that this delivery takes no tip, with the policy [C-2.44] [C-4.28]. */
export function NoTip(): ReactNode {
  const text = useText('tip', tipMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grocer-panel" aria-label={text.title} data-part="no-tip">
      <div className="grocer-line">
        <span className="grocer-line-words">
          <h2 className="grocer-title">{text.title}</h2>
        </span>
        <strong data-part="tip-amount">{text.notTaken}</strong>
      </div>
      <div className="grocer-line">
        <span className="grocer-line-words grocer-small">{text.noTip}</span>
        <Button
          kind="quiet"
          part="tipping-policy"
          onIntent={() => void loadTippingPolicy().catch(() => undefined)}
          onPress={() => setOpen(true)}
        >
          {text.policyTitle}
        </Button>
      </div>
      <LazyLayer canLeave isOpen={isOpen} load={loadTippingPolicy} onClose={() => setOpen(false)}>
        {({ TippingPolicy }, onClose) => <TippingPolicy onClose={onClose} />}
      </LazyLayer>
    </section>
  );
}
