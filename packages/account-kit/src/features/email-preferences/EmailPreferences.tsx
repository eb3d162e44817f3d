import { Notice } from '@grocer/foundation/ui';
import type { EmailPreference } from '@grocer/foundation/domain';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { PreferenceSection } from '../../preferences/PreferenceSection.tsx';
import { Switch } from '../../preferences/Switch.tsx';
import { emailActions } from './actions.ts';
import { emailPreferencesMessages } from './messages.ts';
import { emailId, emailName, inBannerOrder } from './rules.ts';

/** Says that an email link has expired; without a retry, which could not help. */
function LinkExpired(): ReactNode {
  const text = useText('emailPreferences', emailPreferencesMessages);
  return (
    <>
      <Notice tone="danger" part="emails-failed" title={text.linkExpired} text={text.unknown.notFound} />
      <p>{text.linkExpiredHint}</p>
    </>
  );
}

function Emails({ list }: { readonly list: readonly EmailPreference[] }): ReactNode {
  const text = useText('emailPreferences', emailPreferencesMessages);
  const { want, load } = emailActions(useAccountCore());
  const switches = useAccountStore((state) => state.emailSwitches);
  const { banner, isByLink, isSignedIn } = useAccountStore(({ settings }) => settings);
  if (list.length === 0) return <p>{text.none}</p>;
  return (
    <div className="grocer-prefs-group" data-part="emails">
      <ul>
        {inBannerOrder(list, banner).map((one) => {
          const id = emailId(one);
          return (
            <Switch
              key={id}
              name={emailName(one, banner, text.plusPlanOffers)}
              description={one.longDescription}
              isOn={one.selected}
              state={switches[id]}
              unknown={text.unknown.technical}
              notSaved={text.notSaved}
              onWant={(isOn) => want(id, isOn)}
              onLook={() => void load()}
            />
          );
        })}
      </ul>
      <div className="grocer-prefs-foot grocer-small">
        <p>{text.delay}</p>
        {isByLink && <p>{isSignedIn ? text.linkSignedIn : text.linkOnly}</p>}
      </div>
    </div>
  );
}

/** The section of email preferences. */
export function EmailPreferences(): ReactNode {
  const text = useText('emailPreferences', emailPreferencesMessages);
  const account = useAccountCore();
  const emails = useAccountStore((state) => state.emails);
  const isByLink = useAccountStore(({ settings }) => settings.isByLink);
  return (
    <PreferenceSection
      title={text.label}
      part="email-preferences"
      known={emails}
      rows={4}
      onLoad={(isUnasked) => void emailActions(account).load(isUnasked)}
      unknown={text.unknown}
      instead={(trouble) => isByLink && trouble === 'notFound' && <LinkExpired />}
    >
      {(list) => <Emails list={list} />}
    </PreferenceSection>
  );
}
