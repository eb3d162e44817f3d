import type { ReactNode } from 'react';
import { SignIn } from './features/sign-in/SignIn.tsx';
import { StoreMenu } from './features/store-menu/StoreMenu.tsx';
import { LateAddressView } from './LateViews.tsx';
import type { LateViews } from './LateViews.tsx';
import { LateWaysToShop } from './options/LateOptions.tsx';
import { LateTimeslots } from './upfront/LateTimeslots.tsx';
import { needsSignIn } from './navigation/rules.ts';
import type { View } from './navigation/rules.ts';

/** What a view shows. */
export function ViewContent({ view, late }: { readonly view: View; readonly late: LateViews }): ReactNode {
  if (view === 'timeslots') return <LateTimeslots />;
  if (needsSignIn(view)) return <LateAddressView view={view} {...late} />;
  if (view === 'sign-in') return <SignIn />;
  return view === 'ways-to-shop' ? <LateWaysToShop /> : <StoreMenu />;
}
