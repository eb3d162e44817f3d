import {
  Button,
  Sheet,
  SheetBody,
  SheetFooter,
  SheetHeader,
  SheetScreen,
  useStyles,
} from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { BrokenDialog } from '../../window/BrokenDialog.tsx';
import { windowCss } from '../../window/styles.ts';
import { headingOf } from './rules.ts';
import type { ConsentStep } from './rules.ts';
import { useSelectorStore, useText } from '../../core/context.tsx';
import { Guarded } from '../../core/Guarded.tsx';
import { useLazyActions } from '../../core/lazy-actions.ts';
import css from './location-consent.css?inline';
import { consentMessages } from './messages.ts';

const PRIVACY_PATH = '/i/privacy-policy';

/** Allow and decline, with equal visual weight. */
function Answers(): ReactNode {
  const text = useText('consent', consentMessages);
  const { pressConsent } = useLazyActions();
  return (
    <SheetFooter>
      <Button kind="secondary" part="decline" onPress={() => pressConsent('decline')}>
        {text.decline}
      </Button>
      <Button kind="secondary" part="allow" onPress={() => pressConsent('allow')}>
        {text.allow}
      </Button>
    </SheetFooter>
  );
}

/** The first step: the question [F-2.54]. */
function Question(): ReactNode {
  const text = useText('consent', consentMessages);
  const { pressConsent } = useLazyActions();
  return (
    <>
      <SheetBody>
        <div className="grocer-view">
          <p>{text.ask}</p>
          <div className="grocer-consent-more">
            <Button kind="quiet" part="how-it-works" onPress={() => pressConsent('how-it-works')}>
              {text.howItWorksLink}
            </Button>
          </div>
        </div>
      </SheetBody>
      <Answers />
    </>
  );
}

/** The second step: what the location is used for [F-2.55]. */
function HowItWorks(): ReactNode {
  const text = useText('consent', consentMessages);
  return (
    <>
      <SheetBody>
        <div className="grocer-view">
          <dl className="grocer-consent-uses">
            {Object.entries(text.uses).map(([use, words]) => (
              <div key={use}>
                <dt>{words.title}</dt>
                <dd className="grocer-small">{words.text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a className="grocer-link" href={PRIVACY_PATH} target="_blank" rel="noopener">
              {text.privacy}
            </a>
          </p>
        </div>
      </SheetBody>
      <Answers />
    </>
  );
}

/** The last step: announces the browser's own prompt [F-2.56]. */
function DeviceSetting(): ReactNode {
  const text = useText('consent', consentMessages);
  const { pressConsent } = useLazyActions();
  return (
    <>
      <SheetBody>
        <p>{text.deviceText}</p>
      </SheetBody>
      <SheetFooter>
        <Button kind="primary" part="continue" onPress={() => pressConsent('continue')}>
          {text.continue}
        </Button>
      </SheetFooter>
    </>
  );
}

const STEPS = [Question, HowItWorks, DeviceSetting] as const;

interface DialogProps {
  readonly step: ConsentStep;
  readonly onDismiss: () => void;
}

function Dialog({ step, onDismiss }: DialogProps): ReactNode {
  useStyles(windowCss);
  useStyles(css);
  const text = useText('consent', consentMessages);
  const feature = useSelectorStore(({ settings }) => settings.feature);
  const titles = [text[headingOf(feature)], text.howItWorks, text.device];
  const Step = STEPS[step];
  const name = `consent-${step}`;
  return (
    <div data-part="consent">
      <Sheet screen={name} isTall={false} onExit={onDismiss}>
        <SheetScreen key={name} name={name} isOn>
          <SheetHeader title={titles[step] ?? ''} close={{ label: text.close, onPress: onDismiss }} />
          <Step />
        </SheetScreen>
      </Sheet>
    </div>
  );
}

/** The location consent dialog, whose content changes with the step [F-2.54] to [F-2.56]. */
export function LocationConsent({ step }: { readonly step: ConsentStep }): ReactNode {
  const { pressConsent } = useLazyActions();
  const dismiss = (): void => pressConsent('dismiss');
  return (
    <Guarded instead={(retry) => <BrokenDialog onRetry={retry} onClose={dismiss} />}>
      <Dialog step={step} onDismiss={dismiss} />
    </Guarded>
  );
}
