import { PageLink } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { resultMessages } from './messages.ts';
import { factsOf } from './rules.ts';

/** The path of the host's FAQ page [F-2.5]. */
const FAQS_PATH = '/topic/digital-faqs';

/** The info panel with facts for shoppers, if there are any [F-2.11]. */
export function DidYouKnow(): ReactNode {
  const text = useText('results', resultMessages);
  const { didYouKnow, content } = useSelectorStore(({ settings }) => settings);
  const strings = useSelectorStore((state) => state.strings);
  const facts = didYouKnow ?? factsOf([content, strings]);
  if (facts.length === 0) return null;
  return (
    <div className="grocer-tip" data-part="did-you-know">
      <strong>{text.didYouKnow}</strong>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <PageLink to={FAQS_PATH} part="faqs">
        {text.faqs}
      </PageLink>
    </div>
  );
}
