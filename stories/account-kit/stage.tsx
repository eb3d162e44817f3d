import {
  AccountNavigation,
  AccountProvider,
  AgeVerification,
  useAccountHandle,
} from '@grocer/account-kit/react';
import type { AccountConfig, AgeQuestion } from '@grocer/account-kit';
import type { StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { hostOf } from '../appearance.ts';
import './stage.css';

/** What an account story is made of: what the host asks for. */
export interface AccountArgs {
  /** Is there no room for the links? */
  readonly isNarrow?: boolean;
  readonly config?: Partial<AccountConfig>;
}

export const signedIn: Partial<AccountConfig> = { authConfig: { type: 'B2C', token: 'a token' } };

const configOf = ({ args, globals }: StoryContext<AccountArgs>): AccountConfig => ({
  environment: 'LOCAL',
  ...hostOf(globals),
  ...args.config,
});

/** A host's page beside the links of the account. */
export const navigationStage = (
  { isNarrow = false }: AccountArgs,
  context: StoryContext<AccountArgs>,
): ReactElement => (
  <AccountProvider key={context.id} config={configOf(context)}>
    <div className="story-account" data-wide={!isNarrow || undefined}>
      <AccountNavigation>
        <main>
          <h1>The host’s own page</h1>
        </main>
      </AccountNavigation>
    </div>
  </AccountProvider>
);

const question: AgeQuestion = {
  items: [
    { name: 'Table Red Wine', description: '750 ml · 21 and over', price: 1299 },
    { name: 'Sparkling Cider', description: '4 ct · 21 and over', price: 849 },
  ],
  minimumAge: 21,
};

function Opener(): ReactElement {
  const { openAgeVerification } = useAccountHandle();
  return (
    <button type="button" className="story-opener" onClick={() => void openAgeVerification(question)}>
      Place your order
    </button>
  );
}

/** A host's page with a button that asks for the shopper's age. */
export const ageStage = (_args: AccountArgs, context: StoryContext<AccountArgs>): ReactElement => (
  <AccountProvider key={context.id} config={configOf(context)}>
    <main className="story-account">
      <Opener />
    </main>
    <AgeVerification />
  </AccountProvider>
);
