import type { KeyboardEvent, ReactNode } from 'react';

const TABS = ['Stage', 'Faults', 'Options', 'State'] as const;

export type TabName = (typeof TABS)[number] | 'Events';

interface TabListProps {
  readonly chosen: TabName;
  /** True if the events have a tab of their own. */
  readonly hasEvents: boolean;
  /** Number of staged faults. */
  readonly faults: number;
  readonly onChoose: (tab: TabName) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tabs of the panel. Arrow keys go from one to the next. */
export function TabList({ chosen, hasEvents, faults, onChoose }: TabListProps): ReactNode {
  const tabs: readonly TabName[] = hasEvents ? [...TABS, 'Events'] : TABS;
  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length] ?? chosen;
    onChoose(next);
    const all = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]');
    all?.[tabs.indexOf(next)]?.focus();
  }
  return (
    <div className="demo-tabs" role="tablist" aria-label="Sandbox tools">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChoose(tab)}
        >
          {tab}
          {tab === 'Faults' && faults > 0 && <span className="count">{faults}</span>}
        </button>
      ))}
    </div>
  );
}
