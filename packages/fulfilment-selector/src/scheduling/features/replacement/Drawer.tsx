import { Sheet, SheetScreen, useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { cardsCss } from '../../../window/card-styles.ts';
import { windowCss } from '../../../window/styles.ts';
import { slotCss, timesCss } from '../../../times/styles.ts';
import { useSchedulingActions, useSchedulingStore } from '../../core/context.tsx';
import { FindScreen } from './FindScreen.tsx';
import { schedulingCss } from '../../core/styles.ts';
import { ItemsScreen } from './ItemsScreen.tsx';

/** The drawer of items that are unavailable at the chosen time [F-2.69]. */
export function Drawer(): ReactNode {
  useStyles(windowCss);
  useStyles(cardsCss);
  useStyles(slotCss);
  useStyles(timesCss);
  useStyles(schedulingCss);
  const drawer = useSchedulingStore((state) => state.drawer);
  // `unavailable()` returns a new list per call, so it is not called in the selector. The drawer is rarely
  // open.
  const lines = useSchedulingStore((state) => state).unavailable();
  const { dismissDrawer } = useSchedulingActions();
  const found = drawer.phase === 'find' ? lines.find(({ id }) => id === drawer.lineId) : undefined;
  return (
    <Sheet screen={found ? 'find' : 'items'} isTall onExit={dismissDrawer}>
      <SheetScreen name="items" isOn={!found}>
        <ItemsScreen lines={lines} />
      </SheetScreen>
      {found && (
        <SheetScreen name="find" isOn>
          <FindScreen line={found} />
        </SheetScreen>
      )}
    </Sheet>
  );
}
