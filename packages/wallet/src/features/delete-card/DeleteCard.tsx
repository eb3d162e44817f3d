import { Button, SheetBody, SheetFooter, SheetHeader, useStyles } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { CardLine } from '../../card-picture/CardLine.tsx';
import { useCardView } from '../../card-picture/use-card-view.ts';
import { FormProblem } from '../../errors/FormProblem.tsx';
import { formOf } from '../../forms/slice.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../wallet-context.tsx';
import { deleteCardActions } from './actions.ts';
import pictureCss from '../../card-picture/card-picture.css?inline';
import css from './delete-card.css?inline';
import { deleteCardMessages } from './messages.ts';

/** Asks before a card is deleted [W-2.45] to [W-2.47]. */
export function DeleteCard({ card }: { readonly card: Card }): ReactNode {
  useStyles(css);
  useStyles(pictureCss);
  const text = useText('deleteCard', deleteCardMessages);
  const view = useCardView();
  const { goBack } = useWalletActions();
  const { removeCard } = usePart(deleteCardActions);
  const isBusy = useWalletStore((state) => formOf(state, 'delete-card').phase === 'submitting');
  return (
    <>
      <SheetHeader title={text.title} />
      <SheetBody>
        <div className="grocer-form">
          <FormProblem form="delete-card" />
          <p>{text.question}</p>
          <div className="grocer-delete-card">
            <CardLine card={card} view={view} />
          </div>
        </div>
      </SheetBody>
      <SheetFooter>
        <Button kind="secondary" part="keep" disabled={isBusy} onPress={goBack}>
          {text.keep}
        </Button>
        <Button kind="danger" part="delete" busy={isBusy} onPress={() => void removeCard(card)}>
          {text.confirm}
        </Button>
      </SheetFooter>
    </>
  );
}
