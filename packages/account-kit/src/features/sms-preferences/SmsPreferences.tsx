import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { phoneText } from '@grocer/foundation/domain';
import { Notice } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { accountPaths } from '../../core/paths-rules.ts';
import { PreferenceSection } from '../../preferences/PreferenceSection.tsx';
import type { SmsPreferences as Texts } from '../../preferences/sms-preference.ts';
import { Switch } from '../../preferences/Switch.tsx';
import { smsActions } from './actions.ts';
import { smsPreferencesMessages } from './messages.ts';

/** Says that a phone number is needed, with a link to add one. */
function PhoneNeeded(): ReactNode {
  const text = useText('smsPreferences', smsPreferencesMessages);
  return (
    <Notice
      tone="info"
      part="phone-needed"
      text={text.unknown.phoneNeeded}
      action={
        <PageLink className="grocer-prefs-link" part="add-phone" to={accountPaths.profile}>
          {text.addPhone}
        </PageLink>
      }
    />
  );
}

function Kinds({ texts: { phoneNumber, list } }: { readonly texts: Texts }): ReactNode {
  const text = useText('smsPreferences', smsPreferencesMessages);
  const { want, load } = smsActions(useAccountCore());
  const switches = useAccountStore((state) => state.smsSwitches);
  const shortNumber = useAccountStore(({ settings }) => settings.smsShortNumber);
  if (phoneNumber === undefined) return <PhoneNeeded />;
  const stop =
    shortNumber === undefined ? text.stopByReply : formatMessage(text.stop, { number: shortNumber });
  return (
    <div className="grocer-prefs-group" data-part="texts">
      <ul>
        {list.map(({ preferenceType: kind, selected }) => (
          <Switch
            key={kind}
            name={text.kinds[kind].title}
            hint={text.kinds[kind].description}
            isOn={selected}
            state={switches[kind]}
            unknown={text.unknownOf[kind]}
            notSaved={kind === 'PROMOTIONAL' ? text.promotionsNotSaved : text.notSaved}
            onWant={(isOn) => want(kind, isOn)}
            onLook={() => void load()}
          />
        ))}
      </ul>
      <p className="grocer-prefs-foot grocer-small">
        {formatMessage(text.to, { phone: phoneText(phoneNumber) })} {stop}
      </p>
    </div>
  );
}

/** The section of text message preferences. */
export function SmsPreferences(): ReactNode {
  const text = useText('smsPreferences', smsPreferencesMessages);
  const account = useAccountCore();
  const sms = useAccountStore((state) => state.sms);
  return (
    <PreferenceSection
      title={text.label}
      part="sms-preferences"
      known={sms}
      rows={3}
      onLoad={(isUnasked) => void smsActions(account).load(isUnasked)}
      unknown={text.unknown}
    >
      {(texts) => <Kinds texts={texts} />}
    </PreferenceSection>
  );
}
