import { Button, SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import type { Card } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { AboutCard } from '../../cards/picture/AboutCard.tsx';
import { FormProblem } from '../../forms/errors/FormProblem.tsx';
import { formOf } from '../../forms/slice.ts';
import { usePart, useText, useWalletActions, useWalletStore } from '../../core/context.tsx';
import { deleteCardActions } from './actions.ts';
import { deleteCardMessages } from './messages.ts';

/** The question before a card is deleted [W-2.45] to [W-2.47]. */
export function DeleteCard({ card }: { readonly card: Card }): ReactNode {
  const text = useText('deleteCard', deleteCardMessages);
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
          <AboutCard card={card} />
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
