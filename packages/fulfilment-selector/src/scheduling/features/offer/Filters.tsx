import { formatMessage } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingActions, useSchedulingCore, useSchedulingStore } from '../../core/context.tsx';
import type { Filter } from './filter-rules.ts';
import css from './filters.css?inline';

/** Radio chips that filter the deliveries [F-2.65]. */
function Chips({ filters }: { readonly filters: readonly Filter[] }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const banner = useSelectorStore(({ settings }) => settings.bannerName);
  const filter = useSchedulingStore((state) => state.filter);
  const { chooseFilter } = useSchedulingActions();
  const name = useId();
  return (
    <div className="grocer-chips" role="radiogroup" aria-label={text.filtersLabel} data-part="filters">
      {filters.map((one) => (
        <label key={one} className="grocer-chip" data-state={one === filter ? 'on' : 'off'}>
          <input
            type="radio"
            className="grocer-hidden"
            name={name}
            value={one}
            checked={one === filter}
            onChange={() => void chooseFilter(one)}
          />
          {formatMessage(text.filters[one], { banner })}
        </label>
      ))}
    </div>
  );
}

/** The toggle for the banner's own deliveries, with a tip that each shopper sees once [F-2.67]. */
function OwnOnly(): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const banner = useSelectorStore(({ settings }) => settings.bannerName);
  const isOwn = useSchedulingStore((state) => state.filter === 'own');
  const { chooseFilter } = useSchedulingActions();
  const { tipSeen } = useSchedulingCore();
  const [isTipOn, setTipOn] = useState(() => !tipSeen.read());
  const tipId = useId();
  // The tip counts as seen once it is shown, even if the shopper ignores it.
  useEffect(() => {
    if (isTipOn) tipSeen.keep();
  }, [isTipOn, tipSeen]);
  const dismiss = (): void => setTipOn(false);
  function press({ key }: KeyboardEvent): void {
    if (key === 'Escape') dismiss();
  }
  return (
    <div className="grocer-own-only">
      <label className="grocer-own-toggle">
        <input
          type="checkbox"
          role="switch"
          className="grocer-own-switch"
          checked={isOwn}
          aria-checked={isOwn}
          onKeyDown={press}
          aria-describedby={isTipOn ? tipId : undefined}
          onChange={() => {
            dismiss();
            void chooseFilter(isOwn ? 'all' : 'own');
          }}
          onBlur={dismiss}
        />
        {formatMessage(text.ownOnly, { banner })}
      </label>
      {isTipOn && (
        <span id={tipId} role="tooltip" className="grocer-own-tip" data-part="own-tip">
          {formatMessage(text.ownTooltip, { banner })}
        </span>
      )}
    </div>
  );
}

/** The delivery filters: chips, and in the redesign a switch for the banner's own deliveries [F-2.65] [F-2.67]. */
export function Filters(): ReactNode {
  useStyles(css);
  const { redesign } = useSelectorStore(({ settings }) => settings.toggles);
  const hasOwn = useSchedulingStore((state) => state.hasOwn);
  const filters = useSchedulingStore((state) => state.filters);
  const hasFailed = useSchedulingStore((state) => state.offer.phase === 'failed');
  const chips = redesign ? filters.filter((one) => one !== 'own') : filters;
  // They come with the first times, and stay while others are looked for.
  if (filters.length === 0)
    return hasFailed ? null : <div className="grocer-chips-loading" aria-hidden="true" />;
  return (
    <>
      {redesign && hasOwn && <OwnOnly />}
      {chips.length > 1 && <Chips filters={chips} />}
    </>
  );
}
