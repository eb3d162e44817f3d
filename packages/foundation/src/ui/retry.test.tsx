import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrokenNotice } from '../embed/Broken.tsx';
import { ErrorBoundary } from '../embed/ErrorBoundary.tsx';
import { RetryNotice } from './Retry.tsx';

afterEach(cleanup);

/** A section that fails to load until it is retried. */
function Failing({ next }: { readonly next: 'words' | 'focused field' }) {
  const [isFailed, setFailed] = useState(true);
  return (
    <section aria-label="Cards">
      {isFailed && (
        <div>
          <RetryNotice part="x" text="No cards." retry="Retry" onRetry={() => setFailed(false)} />
        </div>
      )}
      {!isFailed && next === 'words' && <p>Loading</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- simulates a screen that takes focus */}
      {!isFailed && next === 'focused field' && <input aria-label="Name" autoFocus />}
    </section>
  );
}

const tryAgain = async () => {
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
};

describe('a retry whose button disappears', () => {
  it('moves focus to its section', async () => {
    render(<Failing next="words" />);
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cards' }));
  });

  it('keeps focus on its section when the elements in between disappear too', async () => {
    const { rerender } = render(
      <section aria-label="Cards">
        <div key="failed">
          <RetryNotice
            part="x"
            text="No cards."
            retry="Retry"
            onRetry={() => rerender(<section aria-label="Cards">Loading</section>)}
          />
        </div>
      </section>,
    );
    await tryAgain();
    rerender(<section aria-label="Cards">Ready</section>);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cards' }));
  });

  it('leaves the surrounding page alone', async () => {
    const { container, rerender } = render(
      <RetryNotice part="x" text="No cards." retry="Retry" onRetry={() => rerender(<p>Loading</p>)} />,
    );
    await tryAgain();
    expect(document.activeElement).toBe(document.body);
    expect(container.hasAttribute('tabindex')).toBe(false);
  });

  it('leaves focus to what appears instead', async () => {
    render(<Failing next="focused field" />);
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('takes no focus from elsewhere', async () => {
    render(
      <>
        <button type="button">Elsewhere</button>
        <Failing next="words" />
      </>,
    );
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    screen.getByRole('button', { name: 'Retry' }).addEventListener('click', () => elsewhere.focus());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(elsewhere);
  });

  it('moves focus to its section in a part that broke as well', async () => {
    const quiet = vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    function Part() {
      if (isBroken) throw new Error('It breaks.');
      return <p>Whole</p>;
    }
    render(
      <section aria-label="Cards">
        <ErrorBoundary
          onError={() => undefined}
          fallback={(retry) => <BrokenNotice text={{ broken: 'Broken.', retry: 'Retry' }} onRetry={retry} />}
        >
          <Part />
        </ErrorBoundary>
      </section>,
    );
    quiet.mockRestore();
    isBroken = false;
    await tryAgain();
    expect(screen.getByText('Whole')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cards' }));
  });
});
