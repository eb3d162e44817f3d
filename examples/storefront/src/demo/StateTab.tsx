import type { ReactNode } from 'react';
import { mountedStates } from './mounted-states.ts';
import { shownState } from './shown-payload.ts';
import { useTick } from './use-tick.ts';

/** The public state of each mounted SDK, limited to the fields that may be shown. */
export function StateTab(): ReactNode {
  useTick();
  const states = mountedStates.all();
  if (states.length === 0) return <p className="quiet">No SDK is mounted on this page.</p>;
  return states.map(({ id, sdk, state }) => (
    <section key={id} className="demo-state">
      <h3 data-source={sdk}>{sdk}</h3>
      <pre>{shownState(state)}</pre>
    </section>
  ));
}
