import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createCoreContext } from './core-context.tsx';
import type { SdkCore } from './core-context.tsx';
import { EmbedProvider } from './embed-context.tsx';
import type { HostSettings } from './embed-context.tsx';
import type { Appearance } from './host-config.ts';
import { isRecord } from './is-record.ts';
import { mergeMessages } from './merge-messages.ts';
import type { NameAdvice } from './name-advice.ts';
import type { NameCheck } from './name-check.ts';

/** What hosts can change of every SDK: its looks, and its words by part. */
interface WithSettings {
  readonly settings: { readonly appearance: Appearance; readonly messages: object };
}

/** The core of an SDK that has surfaces. */
interface SurfaceCore<Store, State, Events> extends SdkCore<Store, State, Events> {
  readonly config: HostSettings;
  readonly names: NameCheck<NameAdvice>;
}

/** A host's words of one part, where it has any. */
function wordsIn(messages: object, part: string): object | undefined {
  const words: unknown = Reflect.get(messages, part);
  return isRecord(words) ? words : undefined;
}

/** Makes the context and hooks of an SDK that has surfaces, with its looks and words. */
export function createSdkContext<
  Messages extends Record<keyof Messages, object>,
  Store extends WithSettings,
  State,
  Events,
  Core extends SurfaceCore<Store, State, Events>,
>(provider: string) {
  const hooks = createCoreContext<Store, State, Events, Core>(provider);
  const { useCore, useCoreStore } = hooks;

  function Looks({ children }: { readonly children: ReactNode }): ReactNode {
    const { config } = useCore();
    const appearance = useCoreStore(({ settings }) => settings.appearance);
    return (
      <EmbedProvider config={config} appearance={appearance}>
        {children}
      </EmbedProvider>
    );
  }

  return {
    ...hooks,
    /** Makes a core usable by everything below, with its looks, and keeps it alive while it is in the page. */
    Scope: ({ core, children }: { readonly core: Core; readonly children: ReactNode }): ReactNode => (
      <hooks.Scope core={core}>
        <Looks>{children}</Looks>
      </hooks.Scope>
    ),
    /** The words of one part: the SDK's own, with the host's in their place. */
    useText<Part extends keyof Messages & string>(part: Part, own: Messages[Part]): Messages[Part] {
      const { names } = useCore();
      const theirs = useCoreStore(({ settings }) => wordsIn(settings.messages, part));
      useEffect(() => {
        if (theirs) names(({ words }) => words(part, own, theirs));
      }, [names, part, own, theirs]);
      return useMemo(() => (theirs === undefined ? own : mergeMessages(own, theirs)), [own, theirs]);
    },
  };
}
