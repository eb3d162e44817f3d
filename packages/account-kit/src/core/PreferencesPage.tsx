import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { EmailPreferences } from '../features/email-preferences/EmailPreferences.tsx';
import { SmsPreferences } from '../features/sms-preferences/SmsPreferences.tsx';
import { preferencesMessages } from '../preferences/messages.ts';
import css from '../preferences/preferences.css?inline';
import { useAccountStore, useText } from './context.tsx';

/** What a shopper wants to hear of: of whoever is signed in, or came by a link in an email. */
export function PreferencesPage(): ReactNode {
  useStyles(css);
  const text = useText('preferences', preferencesMessages);
  const { isByLink, isSignedIn } = useAccountStore(({ settings }) => settings);
  return (
    <div className="grocer-prefs" data-part="preferences">
      <h1>{isByLink ? text.linkTitle : text.title}</h1>
      <div className="grocer-prefs-parts">
        {(isByLink || isSignedIn) && <EmailPreferences />}
        {isSignedIn && !isByLink && <SmsPreferences />}
      </div>
      {!isByLink && !isSignedIn && <p>{text.visitor}</p>}
    </div>
  );
}
