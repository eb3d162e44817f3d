import { Button, Notice, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { preferencesMessages } from '../../preferences/messages.ts';
import { Switch } from '../../preferences/Switch.tsx';
import type { PreferenceTrouble } from '../../preferences/trouble-rules.ts';
import { usePageReturn } from '../../preferences/use-page-return.ts';
import { emailActions } from './actions.ts';
import { emailPreferencesMessages } from './messages.ts';
import { emailId, emailName, inBannerOrder } from './rules.ts';

function Failed({ trouble }: { readonly trouble: PreferenceTrouble }): ReactNode {
  const text = useText('emailPreferences', emailPreferencesMessages);
  const { retry } = useText('preferences', preferencesMessages);
  const isByLink = useAccountStore(({ settings }) => settings.isByLink);
  const account = useAccountCore();
  const isExpired = isByLink && trouble === 'notFound';
  return (
    <>
      <Notice
        tone="danger"
        part="emails-failed"
        {...(isExpired && { title: text.linkExpired })}
        text={text.unknown[trouble]}
        action={
          !isExpired && (
            <Button kind="quiet" part="retry" onPress={() => void emailActions(account).load()}>
              {retry}
            </Button>
          )
        }
      />
      {isExpired && <p>{text.linkExpiredHint}</p>}
    </>
  );
}

function Loading(): ReactNode {
  const { loading } = useText('preferences', preferencesMessages);
  return (
    <div className="grocer-prefs-group" aria-busy="true" data-part="loading">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grocer-pref">
          <Skeleton width={16} />
        </div>
      ))}
      <SlowStatus text={loading} />
    </div>
  );
}

function Switches(): ReactNode {
  const text = useText('emailPreferences', emailPreferencesMessages);
  const account = useAccountCore();
  const emails = useAccountStore((state) => state.emails);
  const switches = useAccountStore((state) => state.emailSwitches);
  const { banner, isByLink } = useAccountStore(({ settings }) => settings);
  if (emails.phase !== 'ready') return null;
  if (emails.list.length === 0) return <p>{text.none}</p>;
  return (
    <>
      <ul className="grocer-prefs-group" data-part="emails">
        {inBannerOrder(emails.list, banner).map((one) => {
          const id = emailId(one);
          const state = switches[id];
          return (
            <Switch
              key={id}
              name={emailName(one, banner, text.plusPlanOffers)}
              description={one.longDescription}
              isOn={one.selected}
              state={state}
              trouble={state?.phase === 'failed' ? text.notSaved[state.trouble] : undefined}
              onWant={(isOn) => emailActions(account).want(id, isOn)}
            />
          );
        })}
      </ul>
      <p className="grocer-small">{text.delay}</p>
      {isByLink && <p className="grocer-small">{text.linkOnly}</p>}
    </>
  );
}

/** The emails that a shopper gets, or could. */
export function EmailPreferences(): ReactNode {
  const text = useText('emailPreferences', emailPreferencesMessages);
  const account = useAccountCore();
  const emails = useAccountStore((state) => state.emails);
  const id = useId();
  const isWanted = emails.phase === 'idle';
  useEffect(() => {
    if (isWanted) void emailActions(account).load();
  }, [isWanted, account]);
  usePageReturn(() => void emailActions(account).load());
  return (
    <section className="grocer-prefs-part" aria-labelledby={id} data-part="email-preferences">
      <h2 id={id} className="grocer-title">
        {text.label}
      </h2>
      {(emails.phase === 'idle' || emails.phase === 'loading') && <Loading />}
      {emails.phase === 'failed' && <Failed trouble={emails.trouble} />}
      <Switches />
    </section>
  );
}
