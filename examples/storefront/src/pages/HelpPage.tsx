import type { ReactNode } from 'react';
import { HELP_TOPICS } from '../help-topics.ts';
import type { HelpTopic } from '../help-topics.ts';
import { Page } from '../layout/Page.tsx';
import { NavLink } from '../NavLink.tsx';

/** A help page: one short text. */
export const HelpPage = ({ topic }: { readonly topic: HelpTopic }): ReactNode => (
  <Page title={topic.title} look="wrap narrow">
    {topic.paragraphs.map((text) => (
      <p key={text} className="help-text">
        {text}
      </p>
    ))}
    <nav className="panel" aria-label="More help">
      <h2>More help</h2>
      <ul className="help-links">
        {HELP_TOPICS.filter((one) => one !== topic).map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  </Page>
);
