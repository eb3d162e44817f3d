import { Sheet, SheetScreen, useStyles } from '@grocer/foundation/ui';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Consent } from './Consent.tsx';
import { windowCss } from '../window/styles.ts';
import type { Trail } from '../window/navigation/rules.ts';
import { viewOf } from '../window/navigation/rules.ts';
import { useSelectorActions } from './context.tsx';
import { useLazyViews } from './LazyViews.tsx';
import { ViewContent } from './ViewContent.tsx';

/** The views as screens of one dialog. Covered screens stay mounted and keep what was typed. */
export function WindowViews({ trail }: { readonly trail: Trail }): ReactNode {
  useStyles(windowCss);
  const { closeWindow } = useSelectorActions();
  const view = viewOf(trail);
  const lazyViews = useLazyViews(trail);
  // The sheet is painted without its content first: on a slow phone, this answers the press 30 ms earlier. React
  // 18 and Preact ignore the second argument.
  const hasContent = useDeferredValue(true, false);
  return (
    <>
      <div className="grocer-window" data-part="window">
        <Sheet screen={view} isTall onExit={closeWindow}>
          {hasContent &&
            trail.map((one) => (
              <SheetScreen key={one} name={one} isOn={one === view}>
                <ViewContent view={one} lazyViews={lazyViews} />
              </SheetScreen>
            ))}
        </Sheet>
      </div>
      <Consent />
    </>
  );
}
