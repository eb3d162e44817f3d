import { EmbedProvider, InlineSurface } from '@grocer/foundation/embed';
import type { Appearance } from '@grocer/foundation/embed';
import { useStyles } from '@grocer/foundation/ui';
import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { appearanceOf } from '../appearance.ts';
import css from './surface.css?inline';

interface SurfaceProps {
  readonly appearance: Appearance;
  readonly children: ReactNode;
}

function Styled({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(css);
  return children;
}

/** A host config without options. */
const AS_USUAL = {};

/** A shadow root with the styles and tokens of the SDKs. */
export function Surface({ appearance, children }: SurfaceProps): ReactNode {
  const { colorScheme = 'light', tokens } = appearance;
  const kept = useMemo(() => ({ colorScheme, ...(tokens && { tokens }) }), [colorScheme, tokens]);
  return (
    <EmbedProvider config={AS_USUAL} appearance={kept}>
      <InlineSurface part="story" phase="ready">
        <Styled>{children}</Styled>
      </InlineSurface>
    </EmbedProvider>
  );
}

/** Renders a story on an SDK surface, with the toolbar's colour scheme and skin. */
export const onSurface: Decorator = (Story, { globals }) => (
  <Surface appearance={appearanceOf(globals)}>
    <div className="story-page">
      <Story />
    </div>
  </Surface>
);
