import { formatMessage, PageLink, usePageTitle } from '@grocer/foundation/embed';
import { callHost } from '@grocer/foundation/http';
import { monogramOf } from '@grocer/foundation/domain';
import { Icon, useStyles } from '@grocer/foundation/ui';
import { ArrowLeft, Check } from 'lucide';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { checkoutOf } from '../checkout/order-reducer.ts';
import { useCheckoutCore, useCheckoutStore, useText } from '../core/context.tsx';
import css from './layout.css?inline';
import { layoutMessages } from './messages.ts';
import { checkoutPaths, schedulingPath } from './paths-rules.ts';

/** State of a checkout step [C-2.18]. */
type StepState = 'not completed' | 'current' | 'completed';

interface StepProps {
  readonly state: StepState;
  readonly number: number;
  readonly name: string;
}

function Step({ state, number, name }: StepProps): ReactNode {
  const text = useText('layout', layoutMessages);
  return (
    <li className="grocer-step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="grocer-step-mark" aria-hidden="true">
        {state === 'completed' ? <Icon of={Check} size={12} /> : number}
      </span>
      <span>{name}</span>
      {state === 'completed' && <span className="grocer-hidden">, {text.completed}</span>}
    </li>
  );
}

/** The checkout steps: schedule, then pay. */
function Steps(): ReactNode {
  const text = useText('layout', layoutMessages);
  return (
    <ol className="grocer-steps" aria-label={text.steps}>
      <Step state="completed" number={1} name={text.schedule} />
      <Step state="current" number={2} name={text.pay} />
    </ol>
  );
}

/** Link back to the scheduling page of this order, or to the cart if there is no order [C-2.17]. */
function Back(): ReactNode {
  const text = useText('layout', layoutMessages);
  const modality = useCheckoutStore(({ order }) => checkoutOf(order)?.modality);
  const isModify = useCheckoutStore(({ settings }) => settings.isModify);
  const toCart = isModify ? checkoutPaths.modifyCart : checkoutPaths.cart;
  return (
    <PageLink part="back" to={modality && !isModify ? schedulingPath(modality) : toCart}>
      <Icon of={ArrowLeft} size={16} turns />
      {text.back}
    </PageLink>
  );
}

function Footer(): ReactNode {
  const text = useText('layout', layoutMessages);
  const { deps, config } = useCheckoutCore();
  const { cookieSettings } = config;
  const banner = useCheckoutStore(({ settings }) => settings.bannerName);
  const year = String(new Date(deps.timing.now()).getFullYear());
  return (
    <footer className="grocer-shell-footer grocer-small">
      <span>{formatMessage(text.copyright, { year, banner })}</span>
      <PageLink part="accessibility" className="grocer-link" to={checkoutPaths.accessibility}>
        {text.accessibility}
      </PageLink>
      <a
        className="grocer-link"
        data-part="privacy"
        href={checkoutPaths.privacy}
        target="_blank"
        rel="noreferrer"
      >
        {text.privacy}
        <span className="grocer-hidden"> ({text.newTab})</span>
      </a>
      {cookieSettings && (
        <button
          type="button"
          className="grocer-link"
          data-part="cookies"
          onClick={() => callHost(() => cookieSettings())}
        >
          {text.cookies}
        </button>
      )}
    </footer>
  );
}

interface ShellProps {
  /** True until the order is placed or rejected; then the steps and the back link are shown. */
  readonly isPaying: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of the checkout: header with banner and steps, content, legal footer [C-2.15] [C-2.16] [C-2.45].
 */
export function Shell({ isPaying, children }: ShellProps): ReactNode {
  useStyles(css);
  const text = useText('layout', layoutMessages);
  const banner = useCheckoutStore(({ settings }) => settings.bannerName);
  const phase = useCheckoutStore(({ order }) => order.phase);
  const shell = useRef<HTMLDivElement>(null);
  usePageTitle(
    shell,
    phase === 'placed' ? formatMessage(text.documentTitlePlaced, { banner }) : text.documentTitle,
  );
  return (
    <div ref={shell} className="grocer-shell" data-part="shell">
      <header className="grocer-shell-header">
        {isPaying && <Back />}
        <PageLink part="home" className="grocer-shell-logo" to={checkoutPaths.home}>
          <span className="grocer-shell-mark" aria-hidden="true">
            {monogramOf(banner)}
          </span>
          <span className="grocer-shell-name">{banner}</span>
          <span className="grocer-hidden">, {text.home}</span>
        </PageLink>
        {isPaying && <Steps />}
      </header>
      <div className="grocer-shell-main">{children}</div>
      {/* While the order loads, the incoming content would push the footer out of view. */}
      {phase !== 'loading' && <Footer />}
    </div>
  );
}
