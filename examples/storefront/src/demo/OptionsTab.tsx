import type { ReactNode } from 'react';
import { STAGE_TOTAL } from '../stage/stage-order.ts';
import { Choice, Row, Switch } from './fields.tsx';
import { FLAGS, SKINS, TOGGLES } from './settings.ts';
import { changeSetting, useSettings } from './use-settings.ts';

/** What a host configures: the wallet's flags, the selector's toggles, the skin and the order of the stage. */
export function OptionsTab(): ReactNode {
  const { flags, toggles, skin, total = STAGE_TOTAL, snapItems } = useSettings();
  return (
    <>
      <Row label="Skin">
        <Choice label="Skin" value={skin} options={SKINS} onChange={(to) => changeSetting('skin', to)} />
      </Row>
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
      <fieldset>
        <legend>Order of the wallet stage</legend>
        <label className="demo-number">
          <span>Total in cents</span>
          <input
            type="number"
            min={0}
            step={1}
            // "Reset all" makes it a new field.
            key={total}
            defaultValue={total}
            onBlur={({ target: { value } }) => value === String(total) || changeSetting('total', value)}
          />
        </label>
        <Switch
          label="SNAP may pay for some of it"
          isOn={snapItems}
          onChange={(isOn) => changeSetting('snapItems', String(isOn))}
        />
      </fieldset>
    </>
  );
}
