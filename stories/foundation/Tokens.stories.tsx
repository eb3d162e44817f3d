import { skins, TOKENS } from '@grocer/foundation/tokens';
import type { Token } from '@grocer/foundation/tokens';
import { Button, Notice } from '@grocer/foundation/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { onSurface, Surface } from './surface.tsx';

const NOT_COLOURS: readonly Token[] = [
  'font',
  'radius',
  'radius-group',
  'radius-sheet',
  'control',
  'scrim',
  'shadow',
];
const COLOURS = TOKENS.filter((token) => !NOT_COLOURS.includes(token));
const RADII = ['radius', 'radius-group', 'radius-sheet'] as const;
const SPACES = [1, 2, 3, 4, 5, 6] as const;
const TINTS = ['success', 'warning', 'danger', 'accent'] as const;

const meta = { title: 'Foundation/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** All colours that a brand may set, with the names of their tokens. */
export const Palette: Story = {
  decorators: [onSurface],
  render: () => (
    <ul className="story-swatches">
      {COLOURS.map((token) => (
        <li key={token}>
          <span className="story-swatch" style={{ background: `var(--grocer-${token})` }} />
          <span className="grocer-label">{token}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Spacing, corner radii and type sizes. */
export const Scale: Story = {
  decorators: [onSurface],
  render: () => (
    <>
      <ul className="story-scale">
        {SPACES.map((step) => (
          <li key={step}>
            <span className="grocer-label">space-{step}</span>
            <span className="story-bar" style={{ inlineSize: `var(--grocer-space-${step})` }} />
          </li>
        ))}
        {RADII.map((radius) => (
          <li key={radius}>
            <span className="grocer-label">{radius}</span>
            <span className="story-corner" style={{ borderRadius: `var(--grocer-${radius})` }} />
          </li>
        ))}
      </ul>
      <div>
        <h2 className="grocer-title">Title, 20/28, 600</h2>
        <p>Body, 16/24. Amounts line up: $1,234.50</p>
        <p className="grocer-label">Label, 14/20, 600</p>
        <p className="grocer-small">Secondary, 14/20</p>
      </div>
    </>
  ),
};

function SkinPanel({ name }: { readonly name: string }): ReactNode {
  return (
    <section className="story-skin" aria-label={name}>
      <h2 className="grocer-title">{name}</h2>
      <p>Text on the surface</p>
      <p className="grocer-small">Secondary text on the surface</p>
      {TINTS.map((tint) => (
        <p
          key={tint}
          className="story-tint"
          style={{ background: `var(--grocer-${tint}-soft)`, color: `var(--grocer-${tint})` }}
        >
          {tint} on {tint}-soft
        </p>
      ))}
      <div className="story-row">
        <Button kind="primary" part="primary">
          Confirm
        </Button>
        <Button kind="secondary" part="secondary">
          Cancel
        </Button>
        <Button kind="quiet" part="quiet">
          Retry
        </Button>
      </div>
      <Notice
        tone="success"
        part="notice"
        title="Card Added!"
        text="Your card has been successfully added."
      />
    </section>
  );
}

/** The three skins of the packages, in both colour schemes. */
export const Skins: Story = {
  render: () => (
    <>
      {(['light', 'dark'] as const).flatMap((colorScheme) =>
        Object.entries(skins).map(([name, tokens]) => (
          <Surface key={`${name} ${colorScheme}`} appearance={{ colorScheme, tokens }}>
            <SkinPanel name={`${name}, ${colorScheme}`} />
          </Surface>
        )),
      )}
    </>
  ),
};
