import type { ReactNode } from 'react';
import { STAGE_TOTAL } from '../stage/stage-order.ts';
import { Choice, Row, Switch } from './fields.tsx';
import { FLAGS, SKINS, TOGGLES } from './settings.ts';
import { changeSetting, useSettings } from './use-settings.ts';

interface SwitchesProps<Name extends string> {
  readonly title: string;
  readonly names: readonly Name[];
  readonly are: Readonly<Record<Name, boolean>>;
}

/** A group of switches; each is kept in the address by its name. */
const Switches = <Name extends string>({ title, names, are }: SwitchesProps<Name>): ReactNode => (
  <fieldset>
    <legend>{title}</legend>
    {names.map((name) => (
      <Switch
        key={name}
        label={name}
        isOn={are[name]}
        onChange={(isOn) => changeSetting(name, String(isOn))}
      />
    ))}
  </fieldset>
);

/** What a host configures: the wallet's flags, the toggles of the other SDKs, the skin and the order of the stage. */
export function OptionsTab(): ReactNode {
  const { flags, toggles, skin, total = STAGE_TOTAL, snapItems } = useSettings();
  return (
    <>
      <Row label="Skin">
        <Choice label="Skin" value={skin} options={SKINS} onChange={(to) => changeSetting('skin', to)} />
      </Row>
      <Switches title="walletConfig" names={FLAGS} are={flags} />
      <Switches title="Selector toggles" names={TOGGLES.selector} are={toggles.selector} />
      <Switches title="Account toggles" names={TOGGLES.account} are={toggles.account} />
      <Switches title="Checkout options" names={TOGGLES.checkout} are={toggles.checkout} />
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
            onBlur={({ target }) => {
              if (target.value !== String(total)) changeSetting('total', target.value);
              // A total that is none has changed nothing; any other one makes a new field.
              target.value = String(total);
            }}
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
