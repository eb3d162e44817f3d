import { FlaskConical, Link, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { copyText } from './copy-text.ts';
import { EventList } from './EventList.tsx';
import { FaultsTab } from './FaultsTab.tsx';
import { linkTo } from './link-state.ts';
import { OptionsTab } from './OptionsTab.tsx';
import { Resizer } from './Resizer.tsx';
import type { ShopperProps } from './ShopperRow.tsx';
import type { StageOrder } from './stage-api.ts';
import { stageStore, useStage } from './stage-store.ts';
import { StageTab } from './StageTab.tsx';
import { StateTab } from './StateTab.tsx';
import { TabList } from './TabList.tsx';
import type { TabName } from './TabList.tsx';
import { resetSettings } from './use-settings.ts';
import './panel.css';
import './panel-log.css';

export interface PanelProps extends ShopperProps {
  /** In px; a phone shows a sheet of its own height. */
  readonly height: number;
  readonly onResize: (height: number) => void;
  readonly onClose: () => void;
}

const WIDE = '(min-width: 1024px)';

function onWide(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Keeps space for the panel below the page. */
function useSpace(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--demo-space', `${height}px`);
    return () => void style.removeProperty('--demo-space');
  }, [height]);
}

/** The developer panel: what the demo is shown with, and what happens on the page. */
export function Panel({ height, onResize, onClose, ...who }: PanelProps): ReactNode {
  const isWide = useSyncExternalStore(onWide, () => matchMedia(WIDE).matches);
  const [chosen, setChosen] = useState<TabName>('Stage');
  const [said, setSaid] = useState('');
  const { stage } = useStage();
  const self = useRef<HTMLElement>(null);
  // The events have a tab where there is no room for them beside the others.
  const tab = isWide && chosen === 'Events' ? 'Stage' : chosen;
  useSpace(height);
  useEffect(() => self.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(), []);
  const order = (one: StageOrder): void =>
    void stageStore.order(one).then((isDone) => setSaid(isDone ? 'Done.' : 'That did not work.'));
  function copyLink(): void {
    const { shopper } = who;
    const link = linkTo(location.href, {
      shopper,
      offsetMs: stage?.clock.offsetMs ?? 0,
      faults: stage?.faults ?? [],
    });
    void copyText(link).then(setSaid);
  }
  function reset(): void {
    resetSettings();
    order({ do: 'clear' });
  }
  const style: CSSProperties & { '--demo-height': string } = { '--demo-height': `${height}px` };
  return (
    <section ref={self} className="demo" dir="ltr" aria-label="Sandbox tools" style={style}>
      <Resizer height={height} onResize={onResize} />
      <header>
        <b>
          <FlaskConical size={20} aria-hidden="true" /> Sandbox
        </b>
        <TabList chosen={tab} hasEvents={!isWide} faults={stage?.faults.length ?? 0} onChoose={setChosen} />
        <span role="status">{said}</span>
        <button type="button" className="long" aria-label="Copy link to this state" onClick={copyLink}>
          <Link size={16} aria-hidden="true" /> <span>Copy link to this state</span>
        </button>
        <button type="button" className="long" aria-label="Reset all" onClick={reset}>
          <RotateCcw size={16} aria-hidden="true" /> <span>Reset all</span>
        </button>
        <button type="button" className="icon" aria-label="Close the sandbox tools" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div className="demo-body">
        <div className="demo-tab" role="tabpanel" aria-label={tab}>
          {tab === 'Stage' && <StageTab {...who} onOrder={order} />}
          {tab === 'Faults' && <FaultsTab onOrder={order} />}
          {tab === 'Options' && <OptionsTab />}
          {tab === 'State' && <StateTab />}
          {tab === 'Events' && <EventList />}
        </div>
        {isWide && <EventList />}
      </div>
    </section>
  );
}
