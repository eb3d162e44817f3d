import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { eventLog } from './event-log.ts';
import type { PanelProps } from './Panel.tsx';
import { Pill } from './Pill.tsx';
import type { ShopperProps } from './ShopperRow.tsx';
import { stageStore, useStage } from './stage-store.ts';

/** Requests within this time are followed by one reading of the stage, in ms. */
const TOGETHER_MS = 300;

/** Height of the panel, in px, until it is changed. */
const HEIGHT = 424;
const STORED_HEIGHT = 'demo.height';

/** Returns the height that the panel had on the last page of this tab. */
function lastHeight(): number {
  try {
    return Number(sessionStorage.getItem(STORED_HEIGHT)) || HEIGHT;
  } catch {
    return HEIGHT;
  }
}

function keepHeight(height: number): void {
  try {
    sessionStorage.setItem(STORED_HEIGHT, String(height));
  } catch {
    // Without storage the next page begins with the usual height.
  }
}

/** Calls `run` on Alt+Shift+S. */
function useShortcut(run: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      // With Alt, `key` depends on the keyboard's layout.
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyS') return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [run]);
}

/** Reads the stage again after requests, which may have used up a fault. */
function useFreshStage(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    let timer = 0;
    const stop = eventLog.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void stageStore.load(), TOGETHER_MS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [isShown]);
}

/**
 * The developer tools of the demo: a button, and a panel that is loaded when it is first opened. Renders
 * nothing if the server offers no stage, as in production.
 */
export function Sandbox(who: ShopperProps): ReactNode {
  const stage = useStage();
  const [isOpen, setOpen] = useState(false);
  const [height, setHeight] = useState(lastHeight);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const pill = useRef<HTMLButtonElement>(null);
  /** What had the focus before. */
  const opener = useRef<Element>(null);
  const isOffered = stage.stage !== undefined;
  useEffect(() => void stageStore.load(), []);
  // The button names the faults that are left, too.
  useFreshStage(isOpen || (stage.stage?.faults.length ?? 0) > 0);
  const open = useCallback((): void => {
    opener.current = document.activeElement;
    setOpen(true);
    void stageStore.load();
    import('./Panel.tsx').then(
      (loaded) => setPanel(() => loaded.Panel),
      // The button is still there for another try.
      () => setOpen(false),
    );
  }, []);
  function resize(next: number): void {
    setHeight(next);
    keepHeight(next);
  }
  const close = useCallback((): void => {
    setOpen(false);
    requestAnimationFrame(() => {
      const { current } = opener;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      (isThere ? current : pill.current)?.focus();
    });
  }, []);
  useShortcut(
    useCallback(() => {
      // Behind an open dialog it could not be used.
      if (!isOffered || document.querySelector('[data-grocer-overlay][data-open], dialog[open]')) return;
      if (isOpen) close();
      else open();
    }, [isOffered, isOpen, open, close]),
  );
  if (!isOffered) return null;
  if (!isOpen || !Panel) return <Pill stage={stage} shopper={who.shopper} self={pill} onOpen={open} />;
  return <Panel {...who} height={height} onResize={resize} onClose={close} />;
}
