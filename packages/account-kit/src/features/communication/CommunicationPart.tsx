import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import type { Communication } from '../../preferences/communication.ts';
import { PreferenceSection } from '../../preferences/PreferenceSection.tsx';
import { Switch } from '../../preferences/Switch.tsx';
import { communicationActions } from './actions.ts';
import { communicationMessages } from './messages.ts';
import { COMMUNICATION_KINDS } from './rules.ts';

function Kinds({ known }: { readonly known: Communication }): ReactNode {
  const text = useText('communication', communicationMessages);
  const { want, load } = communicationActions(useAccountCore());
  const switches = useAccountStore((state) => state.communicationSwitches);
  const isSignedIn = useAccountStore(({ settings }) => settings.isSignedIn);
  return (
    <div className="grocer-prefs-group" data-part="communication">
      <ul>
        {COMMUNICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            name={text[kind].title}
            hint={text[kind].description}
            isOn={known[kind]}
            isOff={!isSignedIn}
            state={switches[kind]}
            unknown={text.unknown.technical}
            notSaved={text.notSaved}
            onWant={(isOn) => want(kind, isOn)}
            onLook={() => void load()}
          />
        ))}
      </ul>
      {!isSignedIn && <p className="grocer-prefs-foot grocer-small">{text.readOnly}</p>}
    </div>
  );
}

/** The section of relevant ads and early access. */
export function CommunicationPart(): ReactNode {
  const text = useText('communication', communicationMessages);
  const account = useAccountCore();
  const communication = useAccountStore((state) => state.communication);
  return (
    <PreferenceSection
      title={text.label}
      part="communication-preferences"
      known={communication}
      rows={2}
      onLoad={(isUnasked) => void communicationActions(account).load(isUnasked)}
      unknown={text.unknown}
    >
      {(known) => <Kinds known={known} />}
    </PreferenceSection>
  );
}
