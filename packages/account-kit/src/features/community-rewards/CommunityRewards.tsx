import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon, useStyles } from '@grocer/foundation/ui';
import { Check, HandHeart, Store } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { accountPaths } from '../../core/paths-rules.ts';
import { valueOf } from '../../preferences/known.ts';
import { PreferenceSection } from '../../preferences/PreferenceSection.tsx';
import css from '../../preferences/preferences.css?inline';
import { preferredStoreReading, rewardsReading } from '../../profile/reading.ts';
import { communityRewardsMessages } from './messages.ts';
import { participationOf } from './rules.ts';

const useWords = () => {
  const text = useText('communityRewards', communityRewardsMessages);
  const banner = useAccountStore(({ settings }) => settings.bannerName);
  const store = useAccountStore((state) => valueOf(state.preferredStore)?.store?.vanityName ?? '');
  return { text, say: (words: string) => formatMessage(words, { banner, store }), store };
};

/** Says that there are no community rewards, and what the shopper can do. */
function Empty({ title, hint, action }: { title: string; hint: string; action?: ReactNode }): ReactNode {
  return (
    <div className="grocer-prefs-empty" data-part="no-rewards">
      <span className="grocer-prefs-mark">
        <Icon of={Store} size={20} />
      </span>
      <h2 className="grocer-pref-name">{title}</h2>
      <p className="grocer-small">{hint}</p>
      {action}
    </div>
  );
}

/** A button that goes to the choice of another store. */
function ChangeStore(): ReactNode {
  const { text } = useWords();
  const { store, deps } = useAccountCore();
  function change(): void {
    store.getState().startChoosingStore();
    deps.goTo(accountPaths.preferences);
  }
  return (
    <Button kind="primary" part="change-store" onPress={change}>
      {text.changeStore}
    </Button>
  );
}

function TakesPart(): ReactNode {
  const { text, say, store } = useWords();
  const page = useAccountStore(({ settings }) => settings.organizationsPage);
  return (
    <>
      <div className="grocer-rewards" data-part="rewards">
        <span className="grocer-prefs-mark" data-tone="accent">
          <Icon of={HandHeart} size={20} />
        </span>
        <div>
          <h2 className="grocer-title">{text.lead}</h2>
          <p>{say(text.about)}</p>
          {page !== undefined && (
            <a className="grocer-button" data-kind="primary" data-part="choose-organization" href={page}>
              {text.choose}
            </a>
          )}
        </div>
      </div>
      <div className="grocer-prefs-group">
        <div className="grocer-store-row" data-part="store">
          <Icon of={Store} size={20} />
          <div>
            <p className="grocer-pref-name">{store}</p>
            <p className="grocer-small">{text.yourStore}</p>
          </div>
          <span className="grocer-badge">
            <Icon of={Check} size={12} />
            {text.takesPart}
          </span>
        </div>
      </div>
    </>
  );
}

/** The page of community rewards: whether the banner and the preferred store take part. */
export function CommunityRewards({ title }: { readonly title: string }): ReactNode {
  useStyles(css);
  const { text, say, store } = useWords();
  const account = useAccountCore();
  const rewards = useAccountStore((state) => state.rewards);
  const preferred = useAccountStore((state) => state.preferredStore);
  const isSignedIn = useAccountStore(({ settings }) => settings.isSignedIn);
  if (!isSignedIn) return <p>{text.visitor}</p>;
  // The store must be known before the page can say anything about it.
  const known = preferred.phase === 'ready' ? rewards : preferred;
  async function load(isUnasked?: boolean): Promise<void> {
    await preferredStoreReading(account).load(isUnasked);
    await rewardsReading(account).load(isUnasked);
  }
  return (
    <div className="grocer-prefs" data-part="community-rewards">
      <PreferenceSection
        level="h1"
        title={title}
        part="participation"
        known={known}
        rows={1}
        onLoad={(isUnasked) => void load(isUnasked)}
        unknown={text.unknown}
      >
        {() => {
          const value = valueOf(rewards);
          const said = value && participationOf(value, store !== '');
          if (said === 'none') return <Empty title={say(text.bannerDoesNot)} hint={text.bannerDoesNotHint} />;
          if (said === 'noStore')
            return <Empty title={text.noStore} hint={text.noStoreHint} action={<ChangeStore />} />;
          if (said === 'notStore')
            return (
              <Empty title={text.storeDoesNot} hint={say(text.storeDoesNotHint)} action={<ChangeStore />} />
            );
          return <TakesPart />;
        }}
      </PreferenceSection>
    </div>
  );
}
