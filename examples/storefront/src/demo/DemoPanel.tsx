import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { brands } from '../brand.ts';
import './demo.css';
import { STAGE_TOTAL } from '../stage/stage-order.ts';
import { CopyLink } from './CopyLink.tsx';
import { EventList } from './EventList.tsx';
import { FaultButtons } from './FaultButtons.tsx';
import { Choice, Switch } from './fields.tsx';
import { ShopperChoice } from './ShopperChoice.tsx';
import { APPS, DIRECTIONS, FLAGS, SCHEMES, SKINS, TOGGLES } from './settings.ts';
import { changeSetting, useSettings } from './use-settings.ts';

type DemoPanelProps = Parameters<typeof ShopperChoice>[0];

function Look({ shopper, onSignedIn }: DemoPanelProps): ReactNode {
  const { banner, app, skin, scheme, direction } = useSettings();
  return (
    <fieldset>
      <legend>Host</legend>
      <ShopperChoice shopper={shopper} onSignedIn={onSignedIn} />
      <label className="demo-field">
        <span>Banner</span>
        <select value={banner} onChange={(event) => changeSetting('banner', event.target.value)}>
          {brands().map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice label="Application" value={app} options={APPS} onChange={(to) => changeSetting('app', to)} />
      <Choice label="Skin" value={skin} options={SKINS} onChange={(to) => changeSetting('skin', to)} />
      <Choice
        label="Colour scheme"
        value={scheme}
        options={SCHEMES}
        onChange={(to) => changeSetting('scheme', to)}
      />
      <Choice
        label="Direction"
        value={direction}
        options={DIRECTIONS}
        onChange={(to) => changeSetting('direction', to)}
      />
    </fieldset>
  );
}

function Flags(): ReactNode {
  const { flags } = useSettings();
  return (
    <fieldset>
      <legend>walletConfig</legend>
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={flag}
          isOn={flags[flag]}
          onChange={(isOn) => changeSetting(flag, String(isOn))}
        />
      ))}
    </fieldset>
  );
}

function Toggles(): ReactNode {
  const { toggles } = useSettings();
  return (
    <fieldset>
      <legend>Selector toggles</legend>
      {TOGGLES.map((toggle) => (
        <Switch
          key={toggle}
          label={toggle}
          isOn={toggles[toggle]}
          onChange={(isOn) => changeSetting(toggle, String(isOn))}
        />
      ))}
    </fieldset>
  );
}

function Order(): ReactNode {
  const { total = STAGE_TOTAL, snapItems } = useSettings();
  return (
    <fieldset>
      <legend>Order</legend>
      <label className="demo-field">
        <span>Total in cents</span>
        <input
          type="number"
          min={0}
          step={1}
          defaultValue={total}
          onBlur={(event) => changeSetting('total', event.target.value)}
        />
      </label>
      <Switch
        label="SNAP may pay for some of it"
        isOn={snapItems}
        onChange={(isOn) => changeSetting('snapItems', String(isOn))}
      />
    </fieldset>
  );
}

/** Panel with the settings of the demo. Its content is rendered once it is opened. */
export function DemoPanel(who: DemoPanelProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { skin, scheme, direction } = useSettings();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['skin'] = skin;
    style.colorScheme = scheme === 'auto' ? '' : scheme;
    document.documentElement.dir = direction;
  }, [skin, scheme, direction]);
  return (
    <section className="demo" aria-label="Demo">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Demo</summary>
        {isOpen && (
          <div className="demo-body">
            <Look {...who} />
            <Flags />
            <Toggles />
            <Order />
            <FaultButtons />
            <CopyLink />
            <EventList />
          </div>
        )}
      </details>
    </section>
  );
}
