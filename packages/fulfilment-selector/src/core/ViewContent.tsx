import type { ReactNode } from 'react';
import { Elsewhere } from '../features/other-tabs/OtherTabs.tsx';
import { StoreMenu } from '../features/stores/StoreMenu.tsx';
import { NewsContext } from '../window/news-context.ts';
import { LateAddressView } from './LateViews.tsx';
import type { LateViews } from './LateViews.tsx';
import { LateOptionView } from './LateOptions.tsx';
import { LateTimeslots } from '../features/timeslots/LateTimeslots.tsx';
import { needsSignIn } from '../window/navigation/rules.ts';
import type { View } from '../window/navigation/rules.ts';

interface ViewContentProps {
  readonly view: View;
  readonly late: LateViews;
}

function Content({ view, late }: ViewContentProps): ReactNode {
  if (view === 'timeslots') return <LateTimeslots />;
  if (needsSignIn(view)) return <LateAddressView view={view} addresses={late.addresses} />;
  return view === 'stores' ? <StoreMenu /> : <LateOptionView isSignIn={view === 'sign-in'} />;
}

/** What a view shows. */
export const ViewContent = (props: ViewContentProps): ReactNode => (
  <NewsContext.Provider value={<Elsewhere part={props.late.news} />}>
    <Content {...props} />
  </NewsContext.Provider>
);
