import { cleanup, render } from '@testing-library/react';
import { useInsertionEffect } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StylesContext, useStyles } from './styles-context.ts';

afterEach(cleanup);

function Heading({ onEffect }: { readonly onEffect: () => void }): ReactNode {
  useInsertionEffect(onEffect);
  return null;
}
function Screen({ onEffect }: { readonly onEffect: () => void }): ReactNode {
  useStyles('.screen {}');
  return <Heading onEffect={onEffect} />;
}

it('inserts the styles of a screen before any effect inside it runs', () => {
  const order: string[] = [];
  render(
    <StylesContext.Provider value={(css) => order.push(css)}>
      <Screen onEffect={() => void order.push('effect of a child')} />
    </StylesContext.Provider>,
  );
  expect(order).toEqual(['.screen {}', 'effect of a child']);
});
