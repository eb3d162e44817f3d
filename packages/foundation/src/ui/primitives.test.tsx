import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrokenPanel } from '../embed/Broken.tsx';
import { ErrorBoundary } from '../embed/ErrorBoundary.tsx';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Announcement, SlowStatus } from './LiveRegion.tsx';
import { Notice } from './Notice.tsx';
import { OverlayContext } from './overlay-context.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a button', () => {
  it('calls its handler by mouse and by keyboard', async () => {
    const onPress = vi.fn();
    render(
      <Button kind="primary" part="x" onPress={onPress}>
        Confirm
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Confirm' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each(['busy', 'disabled'] as const)(
    'that is %s stays in the tab order and submits nothing',
    async (state) => {
      const onPress = vi.fn();
      const onSubmit = vi.fn();
      render(
        <form onSubmit={onSubmit}>
          <Button kind="primary" type="submit" part="x" onPress={onPress} {...{ [state]: true }}>
            Submit
          </Button>
        </form>,
      );
      const button = screen.getByRole('button', { name: 'Submit' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button).toHaveProperty('disabled', false);
      await userEvent.click(button);
      expect(onPress).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );
});

describe('a text field', () => {
  it('is named by its label and described by its error', () => {
    const { rerender } = render(<TextField part="x" label="First name" />);
    const input = screen.getByRole('textbox', { name: 'First name' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    rerender(<TextField part="x" label="First name" error="First Name is a required field." />);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const words = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('First Name is a required field.');
  });

  it('is required unless it says otherwise or is a search', () => {
    render(
      <>
        <TextField part="a" label="City" />
        <TextField part="b" label="Apt (Optional)" required={false} />
        <TextField part="c" label="Search" kind="search" />
      </>,
    );
    const required = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-required'));
    expect(required).toEqual(['true', null, null]);
  });

  it.each([
    [undefined, 125],
    [5, 5],
  ])('for a search of at most %s characters takes %i [F-5.2] [F-9.1]', async (maxLength, most) => {
    render(<TextField kind="search" part="x" label="Search" {...(maxLength && { maxLength })} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
    await userEvent.type(input, '4'.repeat(130));
    expect(input.value).toHaveLength(most);
  });
});

describe('a field error', () => {
  const field = (error?: string) => (
    <>
      <TextField part="x" label="City" error={error} />
      <SelectField part="y" label="State" empty="Select" options={[]} error={error} />
      <button>Save</button>
    </>
  );
  const spoken = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

  it.each(['textbox', 'combobox'] as const)(
    'is announced once while the %s that it is about has focus',
    async (role) => {
      const { rerender } = render(field());
      screen.getByRole(role).focus();
      await userEvent.keyboard('{Enter}');
      rerender(field('Please enter a city.'));
      await waitFor(() => expect(spoken()).toEqual(['Please enter a city.']));
      await userEvent.tab();
      expect(spoken()).toEqual([]);
    },
  );

  it('is left to the description of the field when focus moves there', async () => {
    const { rerender } = render(field());
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('Dayton');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(field('Please enter a city.'));
    screen.getByRole('textbox').focus();
    expect(screen.getByRole('textbox', { description: 'Please enter a city.' })).toBe(document.activeElement);
    expect(spoken()).toEqual([]);
  });
});

describe('a checkbox', () => {
  it('is toggled by its label too', async () => {
    const onChange = vi.fn();
    render(<Checkbox part="x" label="Save this card" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('Save this card'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('a notice', () => {
  it('of a failure is an alert, and of a success is not', () => {
    const { rerender } = render(<Notice tone="danger" part="x" text="It did not work." />);
    expect(screen.getByRole('alert').textContent).toBe('It did not work.');
    rerender(<Notice tone="success" part="x" title="Card Added!" text="Done." />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a slow status', () => {
  it('is announced once a second has passed', () => {
    vi.useFakeTimers();
    render(<SlowStatus text="Loading your cards" />);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe('Loading your cards');
  });
});

describe('an error boundary', () => {
  it('shows its fallback, reports the error, and recovers on a retry', async () => {
    const onError = vi.fn();
    const quiet = vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new Error('broken');
      return <p>Whole</p>;
    };
    render(
      <ErrorBoundary
        onError={onError}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Retry
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Whole')).toBeDefined();
    expect(onError).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});

it('closes the fallback of a broken overlay on Escape from anywhere, unless the key was handled', async () => {
  const onClose = vi.fn();
  const text = { broken: 'Not shown', retry: 'Retry', close: 'Close' };
  render(
    <OverlayContext value={{ element: document.body }}>
      <BrokenPanel text={text} onRetry={vi.fn()} onClose={onClose} />
    </OverlayContext>,
  );
  expect(document.activeElement?.textContent).toBe('Retry');
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Not shown'));
  await userEvent.keyboard('a{Escape}');
  expect(onClose.mock.calls).toEqual([['escape']]);
});

it('announces text in a live region that was there before it, and updates it', async () => {
  const { rerender } = render(<Announcement text="3 ways to shop" />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  expect(await screen.findByText('3 ways to shop')).toBe(region);
  rerender(<Announcement text="2 ways to shop" />);
  expect(region.textContent).toBe('2 ways to shop');
});
