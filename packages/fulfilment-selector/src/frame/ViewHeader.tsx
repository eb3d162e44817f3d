import { Button, Icon, SheetBody, SheetFooter, SheetHeader, useOverlayPlace } from '@grocer/foundation/ui';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Elsewhere } from '../elsewhere/Elsewhere.tsx';
import { useSelectorActions, useSelectorStore, useText } from '../selector-context.tsx';
import { useInlineHeading } from './inline-screens.tsx';
import { frameMessages } from './messages.ts';

interface InlineHeaderProps {
  readonly title: string;
  readonly isWaiting: boolean;
  readonly back: { readonly label: string; readonly onPress: () => void } | undefined;
}

function InlineHeader({ title, isWaiting, back }: InlineHeaderProps): ReactNode {
  const heading = useInlineHeading(isWaiting);
  return (
    <div className="grocer-inline-header">
      {back && (
        <Button kind="icon" part="back" label={back.label} onPress={back.onPress}>
          <Icon of={ArrowLeft} size={20} />
        </Button>
      )}
      <h2 {...heading} className="grocer-title" tabIndex={-1}>
        {title}
      </h2>
    </div>
  );
}

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
  if (!useOverlayPlace()) return <InlineHeader title={title} isWaiting={isWaiting} back={back} />;
  const close = { label: text.close, onPress: () => closeWindow('close') };
  return <SheetHeader title={title} back={back} close={close} />;
}

/** The part of a view that scrolls, where the window does; inline the page does. */
export function ViewBody({ children }: { readonly children: ReactNode }): ReactNode {
  const content = (
    <div className="grocer-view">
      <Elsewhere />
      {children}
    </div>
  );
  return useOverlayPlace() ? (
    <SheetBody>{content}</SheetBody>
  ) : (
    <div className="grocer-inline-body">{content}</div>
  );
}

/** The part of a view that stays: its main action. */
export function ViewFooter({ children }: { readonly children: ReactNode }): ReactNode {
  return useOverlayPlace() ? (
    <SheetFooter>{children}</SheetFooter>
  ) : (
    <div className="grocer-inline-footer">{children}</div>
  );
}
