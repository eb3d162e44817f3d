import type { OpenableScreen, SelectorConfig } from '@grocer/fulfilment-selector';
import {
  FulfilmentProvider,
  InlineSelector,
  SelectorWindow,
  useFulfilmentHandle,
} from '@grocer/fulfilment-selector/react';
import type { Fault } from '@grocer/sandbox/browser';
import type { Loader, StoryContext } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { hostOf } from '../appearance.ts';
import { apiOrigin } from '../sandbox.ts';
import { begin, signedIn } from './beforehand.ts';
import type { Beforehand } from './beforehand.ts';
import './stage.css';

/** What a selector story is made of: who shops, what the host asks for, and what goes wrong on the way. */
export interface SelectorArgs extends Omit<Beforehand, 'added'> {
  readonly shopper?: 'alice' | 'dave' | 'frank' | 'grace' | 'ivan';
  readonly config?: Partial<SelectorConfig>;
  /** The screen that the window opens at. */
  readonly screen?: OpenableScreen;
}

/** A fault that stays for as long as the story does. */
const always = (fault: Omit<Fault, 'times' | 'when'>): Fault => ({ ...fault, when: 'before', times: 1000 });

/** A call that is refused for as long as the story lasts. */
export const failing = (match: string, more: Partial<Fault> = {}): Fault =>
  always({ match, kind: 'status', status: 403, ...more });

/** A call that never gets its answer. */
export const hanging = (match: string): Fault => always({ match, kind: 'hang' });

/** A call that the network loses for as long as the story lasts. */
export const lost = (match: string): Fault => always({ match, kind: 'reset' });

/** A visitor in Cincinnati. */
export const here: Partial<SelectorConfig> = { postalCode: '45202' };

/** A store of the sandbox, some miles from there. */
const storeId = '01100147';
export const atStore: Partial<SelectorConfig> = { ...here, activeModality: { modality: 'PICKUP', storeId } };

/** Where a browser might say that the shopper is. */
export const inCincinnati = { lat: 39.1, lng: -84.51 };

/** Has happen what a story begins with. */
export const prepare: Loader<SelectorArgs> = async ({ args }) => begin(args);

const configOf = (context: StoryContext<SelectorArgs>): SelectorConfig => ({
  environment: 'LOCAL',
  bannerDomain: 'kroger.com',
  bannerName: 'Millbrook',
  endpoints: { services: apiOrigin },
  persistence: false,
  ...hostOf(context.globals),
  ...signedIn(context, context.args.shopper),
  ...context.args.config,
});

function Opener({ screen }: Pick<SelectorArgs, 'screen'>): ReactElement {
  const { open } = useFulfilmentHandle();
  return (
    <button type="button" className="story-opener" onClick={() => open(screen)}>
      Choose how you shop
    </button>
  );
}

/** A host's page with a button that opens the window. */
export const windowStage = ({ screen }: SelectorArgs, context: StoryContext<SelectorArgs>): ReactElement => (
  <FulfilmentProvider key={context.loaded['mount']} config={configOf(context)}>
    <main className="story-page">
      <Opener {...(screen && { screen })} />
    </main>
    <SelectorWindow />
  </FulfilmentProvider>
);

/** A host's page with the selector in it. */
export const inlineStage = (_args: SelectorArgs, context: StoryContext<SelectorArgs>): ReactElement => (
  <FulfilmentProvider key={context.loaded['mount']} config={{ ...configOf(context), display: 'inline' }}>
    <main className="story-page">
      <InlineSelector />
    </main>
  </FulfilmentProvider>
);
