import { SheetBody, SheetFooter, SheetHeader } from '@grocer/foundation/ui';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../core/context.tsx';
import { InlineContext } from './inline-context.ts';
import { NewsContext } from './news-context.ts';
import { frameMessages } from './messages.ts';

interface ViewHeaderProps {
  readonly title: string;
  /** True while the view is loading and its final heading is still to come. */
  readonly isWaiting?: boolean;
}

/** The header of a view. Back is shown if there is a previous view, Close only in a window [F-2.8]. */
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

/** The scrollable part of a view in a window. An inline view scrolls with the page. */
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

/** The fixed footer of a view with its main action. */
export function ViewFooter({ children }: { readonly children: ReactNode }): ReactNode {
  return useContext(InlineContext) ? (
    <div className="grocer-inline-footer">{children}</div>
  ) : (
    <SheetFooter>{children}</SheetFooter>
  );
}
