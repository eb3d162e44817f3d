import { afterEach, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { openCheckout } from './opening.ts';

const box = useCheckout();
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
afterEach(() => scripts().forEach((script) => script.remove()));

const capture = { scriptUrl: 'https://capture.example/collect.js?site=7', integrity: 'sha384-abc' };

it('adds the data capture script once, with the checkout id, integrity and nonce [C-7.29]', async () => {
  const { core, orderId } = await box.start({ more: { dataCapture: capture, cspNonce: 'n0nce' } });
  await openCheckout(core);
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  expect(script?.src).toBe(`https://capture.example/collect.js?site=7&checkoutId=${orderId}`);
  expect([script?.integrity, script?.nonce]).toEqual(['sha384-abc', 'n0nce']);
});

it('adds no script when the host configures none [C-7.29]', async () => {
  await box.start({ more: { cspNonce: 'n0nce' } });
  expect(scripts()).toEqual([]);
});
