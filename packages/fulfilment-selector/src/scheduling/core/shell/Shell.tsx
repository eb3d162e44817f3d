import { monogramOf } from '@grocer/foundation/domain';
import { formatMessage, PageLink } from '@grocer/foundation/embed';
import { BreadcrumbData, Icon, useStyles } from '@grocer/foundation/ui';
import { ArrowLeft } from 'lucide';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useSelectorStore, useText } from '../../../core/context.tsx';
import { schedulingMessages } from '../../messages.ts';
import { useSchedulingCore, useSchedulingStore } from '../context.tsx';
import { Phone } from './Phone.tsx';
import { backPath, crumbsOf } from './rules.ts';
import css from './shell.css?inline';
import { usePageMarks } from './use-page-marks.ts';

/** The frame around the page: a simple header with Back and home, and a footer [F-2.70]. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const text = useText('scheduling', schedulingMessages);
  const { paths, isModify } = useSchedulingCore();
  const modality = useSchedulingStore((state) => state.modality);
  const hasFailed = useSchedulingStore((state) => state.modal === 'checkoutFailed');
  const { bannerName: name, banner } = useSelectorStore(({ settings }) => settings);
  useStyles(css);
  const shell = useRef<HTMLDivElement>(null);
  usePageMarks(shell, text.documentTitle);
  return (
    <div ref={shell} className="grocer-shell" data-part="shell">
      <div className="grocer-shell-bar" data-part="shell-header">
        <PageLink to={backPath({ modality, isModify, hasFailed, paths })} part="back">
          <Icon of={ArrowLeft} size={16} turns />
          {text.back}
        </PageLink>
        <PageLink to={paths.home} part="home" label={formatMessage(text.home, { banner: name })}>
          <span className="grocer-monogram" data-letter={monogramOf(name)} />
          {name}
        </PageLink>
      </div>
      <BreadcrumbData crumbs={crumbsOf({ modality, paths, domain: banner.domain, names: text.crumbs })} />
      {children}
      <div className="grocer-shell-footer" data-part="shell-footer">
        <PageLink to={paths.help} part="help">
          {text.help}
        </PageLink>
        <PageLink to={paths.privacy} part="privacy">
          {text.privacy}
        </PageLink>
        <Phone of="footer" words={text.call} />
      </div>
    </div>
  );
}
