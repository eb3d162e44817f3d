import type { ReactNode } from 'react';
import { OtherTabs } from '../features/other-tabs/OtherTabs.tsx';
import { StoreMenu } from '../features/stores/StoreMenu.tsx';
import { NewsContext } from '../window/news-context.ts';
import { LazyAddressView } from './LazyViews.tsx';
import type { LazyViews } from './LazyViews.tsx';
import { LazyOptionView } from './LazyOptions.tsx';
import { LazyTimeslots } from '../features/timeslots/LazyTimeslots.tsx';
import { needsSignIn } from '../window/navigation/rules.ts';
import type { View } from '../window/navigation/rules.ts';

interface ViewContentProps {
  readonly view: View;
  readonly lazyViews: LazyViews;
}

function Content({ view, lazyViews }: ViewContentProps): ReactNode {
  if (view === 'timeslots') return <LazyTimeslots />;
  if (needsSignIn(view)) return <LazyAddressView view={view} addresses={lazyViews.addresses} />;
  return view === 'stores' ? <StoreMenu /> : <LazyOptionView isSignIn={view === 'sign-in'} />;
}

/** The content of a view, below the news from other tabs. */
export const ViewContent = (props: ViewContentProps): ReactNode => (
  <NewsContext.Provider value={<OtherTabs part={props.lazyViews.news} />}>
    <Content {...props} />
  </NewsContext.Provider>
);
