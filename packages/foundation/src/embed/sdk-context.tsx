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

/** The settings of every SDK that a host can update: appearance and texts by part. */
interface WithSettings {
  readonly settings: { readonly appearance: Appearance; readonly messages: object };
}

/** The core of an SDK that renders surfaces. */
interface SurfaceCore<Store, State, Events> extends SdkCore<Store, State, Events> {
  readonly config: HostSettings;
  readonly names: NameCheck<NameAdvice>;
}

/** Returns the host's texts of one part, if there are any. */
function wordsIn(messages: object, part: string): object | undefined {
  const words: unknown = Reflect.get(messages, part);
  return isRecord(words) ? words : undefined;
}

/** Creates the context and hooks of an SDK that renders surfaces, including its appearance and texts. */
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
    /** Provides a core and its appearance to its children. */
    Scope: ({ core, children }: { readonly core: Core; readonly children: ReactNode }): ReactNode => (
      <hooks.Scope core={core}>
        <Looks>{children}</Looks>
      </hooks.Scope>
    ),
    /** Returns the texts of one part: the SDK's own, overridden by the host's. */
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
