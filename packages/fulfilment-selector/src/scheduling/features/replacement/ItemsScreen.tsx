import { formatMessage } from '@grocer/foundation/embed';
import {
  Button,
  LiveRegion,
  Notice,
  RetryNotice,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SlowStatus,
} from '@grocer/foundation/ui';
import type { CartLine } from '@grocer/foundation/domain';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../../core/context.tsx';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { useKeptPlace } from '../../core/shell/use-kept-place.ts';
import { replacementMessages } from './messages.ts';
import { isInCart } from './rules.ts';
import { SimilarItems } from './SimilarItems.tsx';

/** The replacements for a line, or their loading or error state [F-8.25]. */
function Instead({ line }: { readonly line: CartLine }): ReactNode {
  const text = useText('replacement', replacementMessages);
  const similar = useSchedulingStore((state) => state.similar[line.gtin13]);
  const { loadSimilar, replace, find } = useSchedulingActions();
  if (!similar || similar.phase === 'loading') return <SlowStatus text={text.loading} />;
  if (similar.phase === 'failed')
    return (
      <RetryNotice
        part="similar-failed"
        text={text.similarFailed}
        retry={text.retry}
        retryPart="similar-again"
        onRetry={() => void loadSimilar(line)}
      />
    );
  const isEmpty = similar.items.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className="grocer-small">{text.noneSimilar}</p>
      ) : (
        <h4 className="grocer-label">{text.similar}</h4>
      )}
      <SimilarItems line={line} />
      <div className="grocer-pair">
        {!isEmpty && (
          <Button kind="secondary" part="replace" onPress={() => replace(line)}>
            {text.replace}
          </Button>
        )}
        <Button kind="quiet" part="find" onPress={() => find(line.id)}>
          {text.find}
        </Button>
      </div>
    </>
  );
}

/** An item that is unavailable at the chosen time [F-2.69] [F-8.26]. */
function Unavailable({ line }: { readonly line: CartLine }): ReactNode {
  const text = useText('replacement', replacementMessages);
  const { itemUnavailable } = useText('scheduling', schedulingMessages);
  const product = useSchedulingStore(({ products }) => products[line.gtin13]);
  const replacement = useSchedulingStore((state) => state.replacementFor(line));
  const chosen = replacement?.newLineItemUpc;
  const isApplied = useSchedulingStore(({ cart }) => replacement && cart && isInCart(replacement, cart));
  const instead = useSchedulingStore(({ products }) => chosen && (products[chosen]?.name ?? chosen));
  const { undo } = useSchedulingActions();
  const { ref, ...place } = useKeptPlace<HTMLHeadingElement>(instead);
  const id = useId();
  const name = product?.name ?? line.gtin13;
  return (
    <li>
      <div
        className="grocer-card-frame grocer-unavailable"
        role="group"
        data-part="unavailable-item"
        aria-labelledby={id}
        {...place}
      >
        <p className="grocer-small">{text.unavailable}</p>
        <h3 className="grocer-store-name" id={id} ref={ref} tabIndex={-1}>
          {name}
        </h3>
        {!instead && (
          <>
            <p className="grocer-why">{itemUnavailable}</p>
            <Instead line={line} />
          </>
        )}
        {/* The text is announced when it appears. */}
        <div className="grocer-pair">
          <LiveRegion>{instead && formatMessage(text.replacedBy, { item: instead })}</LiveRegion>
          {instead && !isApplied && (
            <Button kind="quiet" part="undo" onPress={() => undo(line)}>
              {text.undo}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The first screen of the drawer: unavailable items and their replacements [F-2.69]. */
export function ItemsScreen({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  const text = useText('replacement', replacementMessages);
  const applying = useSchedulingStore((state) => state.applying);
  const isCreating = useSchedulingStore(({ checkout }) => checkout.phase === 'creating');
  const { dismissDrawer, continueToPayment } = useSchedulingActions();
  return (
    <>
      <SheetHeader title={text.title} close={{ label: text.close, onPress: dismissDrawer }} />
      <SheetBody>
        <div className="grocer-view">
          <p>{text.intro}</p>
          <ul className="grocer-results">
            {lines.map((line) => (
              <Unavailable key={line.id} line={line} />
            ))}
          </ul>
          {applying.phase === 'failed' && <Notice tone="danger" part="apply-failed" text={text.failed} />}
        </div>
      </SheetBody>
      <SheetFooter>
        <Button
          kind="primary"
          part="continue-to-payment"
          wide
          busy={applying.phase === 'saving' || isCreating}
          onPress={() => void continueToPayment()}
        >
          {text.continue}
        </Button>
      </SheetFooter>
    </>
  );
}
