import { useState } from 'react';
import type { ReactNode } from 'react';
import { brands } from '../brand.ts';
import { Action, Choice, Row, Segments } from './fields.tsx';
import { leftWords, offsetWords } from './offset-words.ts';
import { APPS } from './settings.ts';
import { ShopperRow } from './ShopperRow.tsx';
import type { ShopperProps } from './ShopperRow.tsx';
import type { StageOrder } from './stage-api.ts';
import { StagedFaults } from './StagedFaults.tsx';
import { useStage } from './stage-store.ts';
import { useHold } from './use-hold.ts';
import { changeSetting, useSettings } from './use-settings.ts';
import { useTick } from './use-tick.ts';

const MINUTE_MS = 60_000;
const SCHEMES = { auto: 'Auto', light: 'Light', dark: 'Dark' };
const DIRECTIONS = { ltr: 'LTR', rtl: 'RTL' };
const TIMES = [
  { value: '1', name: '×1' },
  { value: '3', name: '×3' },
  { value: '10', name: '×10' },
  { value: '1000', name: 'always' },
];
const BANNERS = brands().map(({ key, name }) => ({ value: key, name }));
const CLOCK = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

interface OrderProps {
  /** Changes the stage; the panel shows whether that worked. */
  readonly onOrder: (order: StageOrder) => void;
}

function Clock({ onOrder }: OrderProps): ReactNode {
  const now = useTick();
  const { stage, aheadMs } = useStage();
  const hold = useHold();
  const offsetMs = stage?.clock.offsetMs ?? 0;
  const set = (next: number): void => onOrder({ do: 'set-clock', offsetMs: next });
  return (
    <Row label="Clock">
      <code className={offsetMs === 0 ? '' : 'warn'}>
        {CLOCK.format(now + aheadMs)} {offsetWords(offsetMs)}
      </code>
      <Action onPress={() => set(offsetMs + 5 * MINUTE_MS)}>+5 min</Action>
      <Action
        title="A second after the held time expires"
        isOff={hold === undefined}
        onPress={() => hold && set(offsetMs + hold.expiresAt - (now + aheadMs) + 1000)}
      >
        Next expiry
      </Action>
      <Action onPress={() => set(0)}>Now</Action>
    </Row>
  );
}

function Token({ onOrder, shopper }: OrderProps & Pick<ShopperProps, 'shopper'>): ReactNode {
  const isExpired = useStage().areTokensExpired && shopper !== undefined;
  const issued = shopper === undefined ? 'none' : 'as issued';
  return (
    <Row label="Token">
      <code className={isExpired ? 'warn' : ''}>{isExpired ? 'expired' : issued}</code>
      <Action isOff={shopper === undefined} onPress={() => onOrder({ do: 'expire-tokens' })}>
        Expire all
      </Action>
    </Row>
  );
}

function Hold({ onOrder }: OrderProps): ReactNode {
  const now = useTick();
  const { aheadMs } = useStage();
  const hold = useHold();
  const optionId = hold?.optionId;
  return (
    <Row label="Time held">
      <code>{hold ? `${leftWords(hold.expiresAt - now - aheadMs)} left` : 'none'}</code>
      <Action
        title="Expires the times of all shoppers"
        isOff={hold === undefined}
        onPress={() => onOrder({ do: 'expire-times' })}
      >
        Expire
      </Action>
      <Action
        title="Needs a time that was reserved since this page was loaded"
        isOff={optionId === undefined}
        onPress={() => optionId !== undefined && onOrder({ do: 'fill-slot', optionId })}
      >
        Taken by another
      </Action>
    </Row>
  );
}

function Fault({ onOrder }: OrderProps): ReactNode {
  const { stage } = useStage();
  const [call, setCall] = useState('wallet.list');
  const [kind, setKind] = useState('fails 500');
  const [times, setTimes] = useState('3');
  return (
    <Row label="Fault">
      <Choice
        label="Call"
        value={call}
        options={(stage?.calls ?? []).map(({ name }) => name)}
        onChange={setCall}
      />
      <Choice label="Kind of fault" value={kind} options={stage?.kinds ?? []} onChange={setKind} />
      <Choice label="How often" value={times} options={TIMES} onChange={setTimes} />
      <button
        type="button"
        className="go"
        onClick={() => onOrder({ do: 'stage-fault', call, kind, times: Number(times) })}
      >
        Stage
      </button>
    </Row>
  );
}

/** What the demo is shown with: the shopper, the banner, the clock and what fails. */
export function StageTab({ onOrder, ...who }: OrderProps & ShopperProps): ReactNode {
  const { banner, app, scheme, direction } = useSettings();
  return (
    <>
      <ShopperRow {...who} />
      <Row label="Banner">
        <Choice
          label="Banner"
          value={banner}
          options={BANNERS}
          onChange={(to) => changeSetting('banner', to)}
        />
        <Choice label="Application" value={app} options={APPS} onChange={(to) => changeSetting('app', to)} />
      </Row>
      <Row label="Scheme">
        <Segments
          label="Colour scheme"
          value={scheme}
          options={SCHEMES}
          onChange={(to) => changeSetting('scheme', to)}
        />
        <Segments
          label="Direction"
          value={direction}
          options={DIRECTIONS}
          onChange={(to) => changeSetting('direction', to)}
        />
      </Row>
      <Clock onOrder={onOrder} />
      <Token onOrder={onOrder} shopper={who.shopper} />
      <Hold onOrder={onOrder} />
      <Fault onOrder={onOrder} />
      <StagedFaults onOrder={onOrder} />
    </>
  );
}
