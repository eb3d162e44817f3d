import type { ReactNode } from 'react';
import { SignIn } from './features/sign-in/SignIn.tsx';
import { StoreMenu } from './features/store-menu/StoreMenu.tsx';
import { WaysToShop } from './features/ways-to-shop/WaysToShop.tsx';
import { LateTimeslots } from './upfront/LateTimeslots.tsx';
import type { View } from './navigation/rules.ts';

/** What a view shows. */
export function ViewContent({ view }: { readonly view: View }): ReactNode {
  if (view === 'sign-in') return <SignIn />;
  if (view === 'timeslots') return <LateTimeslots />;
  return view === 'ways-to-shop' ? <WaysToShop /> : <StoreMenu />;
}
