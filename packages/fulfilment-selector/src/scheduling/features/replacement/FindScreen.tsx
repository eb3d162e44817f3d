import type { CartLine, Product } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import { Button, SheetBody, SheetFooter, SheetHeader, TextField } from '@grocer/foundation/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../../../core/context.tsx';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { replacementMessages } from './messages.ts';
import { matching } from './rules.ts';
import { Choices } from './SimilarItems.tsx';

const NONE: readonly Product[] = [];

/** The second screen of the drawer: searches the items similar to one [F-2.69]. */
export function FindScreen({ line }: { readonly line: CartLine }): ReactNode {
  const text = useText('replacement', replacementMessages);
  const items = useSchedulingStore(({ similar }) => {
    const known = similar[line.gtin13];
    return known?.phase === 'ready' ? known.items : NONE;
  });
  const name = useSchedulingStore(({ products }) => products[line.gtin13]?.name ?? line.gtin13);
  const { backToItems, dismissDrawer, replace } = useSchedulingActions();
  const [words, setWords] = useState('');
  const found = matching(items, words);
  const title = text.find;
  return (
    <>
      <SheetHeader
        title={title}
        // Without results, Back is the main action.
        back={found.length > 0 ? { label: text.back, onPress: backToItems } : undefined}
        close={{ label: text.close, onPress: dismissDrawer }}
      />
      <SheetBody>
        <div className="grocer-view">
          <p>{formatMessage(text.choose, { item: name })}</p>
          <TextField
            label={text.search}
            part="search-replacements"
            kind="search"
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <p className="grocer-small" role="status">
            {found.length === 0 ? text.noneFound : ''}
          </p>
          {found.length > 0 && <Choices line={line} items={found} label={text.similar} />}
        </div>
      </SheetBody>
      <SheetFooter>
        {found.length > 0 ? (
          <Button kind="primary" part="replace" wide onPress={() => replace(line, found)}>
            {text.replace}
          </Button>
        ) : (
          <Button kind="primary" part="back-to-items" wide onPress={backToItems}>
            {text.back}
          </Button>
        )}
      </SheetFooter>
    </>
  );
}
