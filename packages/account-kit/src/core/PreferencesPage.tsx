import { useStyles } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { CommunicationPart } from '../features/communication/CommunicationPart.tsx';
import { EmailPreferences } from '../features/email-preferences/EmailPreferences.tsx';
import { PreferredStore } from '../features/preferred-store/PreferredStore.tsx';
import { StoreChooser } from '../features/preferred-store/StoreChooser.tsx';
import { SmsPreferences } from '../features/sms-preferences/SmsPreferences.tsx';
import { preferencesMessages } from '../preferences/messages.ts';
import css from '../preferences/preferences.css?inline';
import { useAccountStore, useText } from './context.tsx';

/** The preference sections available to this visitor: signed in, or arrived through an email link. */
function Parts(): ReactNode {
  const { isByLink, isByEmail, isSignedIn } = useAccountStore(({ settings }) => settings);
  const isChoosing = useAccountStore((state) => state.isChoosingStore);
  const text = useText('preferences', preferencesMessages);
  if (isChoosing && isSignedIn && !isByLink) return <StoreChooser />;
  return (
    <>
      <h1>{isByLink ? text.linkTitle : text.title}</h1>
      {!isByLink && !isByEmail && !isSignedIn && <p>{text.visitor}</p>}
      <div className="grocer-prefs-parts">
        {(isByLink || isSignedIn) && <EmailPreferences />}
        {isSignedIn && !isByLink && (
          <>
            <SmsPreferences />
            <CommunicationPart />
            <PreferredStore />
          </>
        )}
        {isByEmail && !isSignedIn && !isByLink && <CommunicationPart />}
      </div>
    </>
  );
}

/** The preferences page, for a signed-in shopper or an email link. */
export function PreferencesPage(): ReactNode {
  useStyles(css);
  return (
    <div className="grocer-prefs" data-part="preferences">
      <Parts />
    </div>
  );
}
