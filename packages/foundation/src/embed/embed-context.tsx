import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { StylesContext } from '../ui/styles-context.ts';
import { TOKENS } from '../ui/tokens.ts';
import { findTarget } from './claim.ts';
import type { Appearance, HostConfig, NavigationConfig } from './host-config.ts';
import { applyTokens } from './surface.ts';
import type { Surface } from './surface.ts';

/** Settings shared by all surfaces of one mount. */
export interface Embed {
  readonly isolation: 'shadow' | 'none';
  readonly appearance: Appearance;
  readonly locale: string;
  /** Returns the parent of overlays; called when an overlay opens. */
  readonly overlayContainer: () => Element | null;
  readonly returnFocus: (() => Element | null) | undefined;
  readonly navigation: NavigationConfig['navigation'] | undefined;
}

const EmbedContext = createContext<Embed | undefined>(undefined);

/** The host's config fields that determine these settings. */
export type HostSettings = Pick<
  HostConfig<never, never>,
  'isolation' | 'locale' | 'overlayContainer' | 'returnFocus'
> &
  NavigationConfig;

interface EmbedProviderProps {
  readonly config: HostSettings;
  /** The current appearance; the host can update it. */
  readonly appearance: Appearance;
  readonly children: ReactNode;
}

/** Provides every surface below it with the same appearance. */
export function EmbedProvider({ config, appearance, children }: EmbedProviderProps): ReactNode {
  const embed = useMemo<Embed>(
    () => ({
      appearance,
      isolation: config.isolation ?? 'shadow',
      locale: config.locale ?? 'en-US',
      overlayContainer: () => findTarget(config.overlayContainer) ?? null,
      returnFocus: config.returnFocus,
      navigation: config.navigation,
    }),
    [appearance, config],
  );
  return <EmbedContext.Provider value={embed}>{children}</EmbedContext.Provider>;
}

/** Returns the settings of the mount that a component is part of. */
export function useEmbed(): Embed {
  const embed = useContext(EmbedContext);
  if (!embed) throw new Error('Grocer: this component must be inside its provider.');
  return embed;
}

interface SurfaceRootProps {
  readonly surface: Surface;
  readonly children: ReactNode;
  readonly rootRef?: RefObject<HTMLDivElement | null>;
}

/** The root element of a surface; it has the tokens, the colour scheme and the language. */
export function SurfaceRoot({ surface, children, rootRef }: SurfaceRootProps): ReactNode {
  const { appearance, locale } = useEmbed();
  const own = useRef<HTMLDivElement>(null);
  const root = rootRef ?? own;
  useLayoutEffect(() => {
    if (root.current) applyTokens(root.current, appearance.tokens, TOKENS);
  }, [appearance.tokens, root]);
  return (
    <StylesContext.Provider value={surface.adopt}>
      <div ref={root} className="grocer-root" data-scheme={appearance.colorScheme ?? 'light'} lang={locale}>
        {children}
      </div>
    </StylesContext.Provider>
  );
}
