import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSelectorActions, useText } from '../../core/context.tsx';
import { tabMessages } from './messages.ts';
import { tabAfterKey, TABS } from './rules.ts';
import type { Tab } from './rules.ts';

interface TabListProps {
  readonly tabs: readonly Tab[];
  readonly on: Tab;
  /** The prefix of the ids of tabs and panel. */
  readonly id: string;
}

const isTab = (name: string | undefined): name is Tab => TABS.some((tab) => tab === name);

/** The tabs. Arrow keys move focus without choosing a tab, since its panel may have to be loaded [F-2.9]. */
export function TabList({ tabs, on, id }: TabListProps): ReactNode {
  const text = useText('tabs', tabMessages);
  const { showTab } = useSelectorActions();
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent<HTMLElement>): void {
    const from = event.currentTarget.dataset['tab'];
    const to = isTab(from) ? tabAfterKey(tabs, from, event.key) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus();
  }
  return (
    <div ref={list} className="grocer-tabs" data-part="tabs" role="tablist" aria-label={text.label}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}${tab}`}
          className="grocer-tab"
          data-part={`tab-${tab}`}
          data-tab={tab}
          aria-selected={tab === on}
          aria-controls={tab === on ? `${id}panel` : undefined}
          tabIndex={tab === on ? 0 : -1}
          onClick={() => showTab(tab)}
          onKeyDown={move}
        >
          {text[tab]}
        </button>
      ))}
    </div>
  );
}
