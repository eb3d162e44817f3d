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
import { always } from '../faults.ts';
import { hostOf } from '../appearance.ts';
import { apiOrigin } from '../sandbox.ts';
import { begin, signedIn } from './beforehand.ts';
import type { Beforehand } from './beforehand.ts';
import './stage.css';

/** Arguments of a selector story: shopper, host config and faults. */
export interface SelectorArgs extends Omit<Beforehand, 'added'> {
  readonly shopper?: 'alice' | 'dave' | 'frank' | 'grace' | 'ivan';
  readonly config?: Partial<SelectorConfig>;
  /** The screen at which the window opens. */
  readonly screen?: OpenableScreen;
}

/** Makes a call fail for the whole story. */
export const failing = (match: string, more: Partial<Fault> = {}): Fault =>
  always({ match, kind: 'status', status: 403, ...more });

/** A visitor in Cincinnati. */
export const here: Partial<SelectorConfig> = { postalCode: '45202' };

/** A store of the sandbox, some miles from Cincinnati. */
const storeId = '01100147';
export const atStore: Partial<SelectorConfig> = { ...here, activeModality: { modality: 'PICKUP', storeId } };

/** A position that a browser may return. */
export const inCincinnati = { lat: 39.1, lng: -84.51 };

/** Prepares the sandbox of a story. */
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

/** A host's page with the selector inline. */
export const inlineStage = (_args: SelectorArgs, context: StoryContext<SelectorArgs>): ReactElement => (
  <FulfilmentProvider key={context.loaded['mount']} config={{ ...configOf(context), display: 'inline' }}>
    <main className="story-page">
      <InlineSelector />
    </main>
  </FulfilmentProvider>
);
