import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useSecretField } from './use-secret-field.ts';

function Secret() {
  const [ref] = useSecretField(() => undefined);
  return <input ref={ref} />;
}

it('is emptied before its form unmounts', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Secret />));
  const input = place.querySelector('input');
  if (input) input.value = '1234';
  const left = new Promise((resolve) =>
    new MutationObserver(() => resolve(input?.value)).observe(place, { childList: true }),
  );
  root.render(null);
  expect(await left).toBe('');
  root.unmount();
});
