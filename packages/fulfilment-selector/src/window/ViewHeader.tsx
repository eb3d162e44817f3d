import { SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../core/context.tsx';
import { InlineContext } from './inline-context.ts';
import { NewsContext } from './news-context.ts';
import { frameMessages } from './messages.ts';

interface ViewHeaderProps {
  readonly title: string;
  /** Is the view still on its way, with another heading to come? */
  readonly isWaiting?: boolean;
}

/** Names a view. Back is there where it leads somewhere; Close in a window alone [F-2.8]. */
export function ViewHeader({ title, isWaiting = false }: ViewHeaderProps): ReactNode {
  const text = useText('frame', frameMessages);
  const isFirst = useSelectorStore(({ frame }) => frame.phase === 'closed' || frame.trail.length === 1);
  const { goBack, closeWindow } = useSelectorActions();
  const back = isFirst ? undefined : { label: text.back, onPress: goBack };
  const inline = useContext(InlineContext);
  if (inline) return <inline.Header title={title} isWaiting={isWaiting} back={back} />;
  const close = { label: text.close, onPress: () => closeWindow('close') };
  return <SheetHeader title={title} back={back} close={close} />;
}

/** The part of a view that scrolls, where the window does; inline the page does. */
export function ViewBody({ children }: { readonly children: ReactNode }): ReactNode {
  const content = (
    <div className="grocer-view">
      {useContext(NewsContext)}
      {children}
    </div>
  );
  return useContext(InlineContext) ? (
    <div className="grocer-inline-body">{content}</div>
  ) : (
    <SheetBody>{content}</SheetBody>
  );
}

/** The part of a view that stays: its main action. */
export function ViewFooter({ children }: { readonly children: ReactNode }): ReactNode {
  return useContext(InlineContext) ? (
    <div className="grocer-inline-footer">{children}</div>
  ) : (
    <SheetFooter>{children}</SheetFooter>
  );
}
