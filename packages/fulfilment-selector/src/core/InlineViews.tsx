import { useStyles } from '@grocer/foundation/ui';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Consent } from './Consent.tsx';
import { InlineContext } from '../window/inline-context.ts';
import inlineCss from '../window/inline.css?inline';
import { InlineHeader, InlineScreen } from '../window/inline-screens.tsx';
import { windowCss } from '../window/styles.ts';
import { viewOf } from '../window/navigation/rules.ts';
import type { Trail } from '../window/navigation/rules.ts';
import { useLazyViews } from './LazyViews.tsx';
import { ViewContent } from './ViewContent.tsx';

/** Returns a function that is true if the view has changed since its last call. `first` is not a change. */
function createArrivals(first: string): (view: string) => boolean {
  let last = first;
  return (view) => {
    const isOther = view !== last;
    last = view;
    return isOther;
  };
}

/** The views in the page's flow: a region without a focus trap that does not take focus on its own. */
export function InlineViews({ trail }: { readonly trail: Trail }): ReactNode {
  useStyles(windowCss);
  useStyles(inlineCss);
  const view = viewOf(trail);
  const lazyViews = useLazyViews(trail);
  const titleId = useId();
  const [arriveAt] = useState(() => createArrivals(view));
  const frame = useMemo(() => ({ titleId, arriveAt, Header: InlineHeader }), [titleId, arriveAt]);
  return (
    <section className="grocer-inline" data-part="inline" aria-labelledby={`${titleId}${view}`}>
      <InlineContext.Provider value={frame}>
        {trail.map((one) => (
          <InlineScreen key={one} name={one} isOn={one === view}>
            <ViewContent view={one} lazyViews={lazyViews} />
          </InlineScreen>
        ))}
      </InlineContext.Provider>
      <Consent />
    </section>
  );
}
