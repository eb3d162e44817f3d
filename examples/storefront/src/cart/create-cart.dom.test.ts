import type { Cart } from '@grocer/foundation/domain';
import { err, GrocerError, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCart } from './create-cart.ts';
import { isEmpty, keepDeviceCart, readDeviceCart } from './device-cart.ts';
import { linesOf } from './cart-state.ts';
import { holdChanges } from './hold-changes.ts';

const LINE = {
  id: 'line',
  gtin13: '2000000000001',
  quantity: 1,
  modality: 'PICKUP',
  substitutionPolicy: 'SHOPPER_CHOICE',
  substitutionItems: [],
  instructions: '',
  sellerId: undefined,
  sourceStoreId: undefined,
} as const;
const ADDITION = { modality: 'PICKUP', gtin13: LINE.gtin13, quantity: 1 } as const;
const cartWith = (quantity: number, modify?: Cart['modify']): Cart => ({
  id: 'cart',
  lines: [{ ...LINE, quantity }],
  modify,
});
const failure = (code: GrocerError['code']) => err(new GrocerError({ code, message: 'x', retryable: false }));

type Answer = (result: Result<Cart>) => void;

/** A service whose answers are given by hand, in the order of the requests to one call. */
function service() {
  const asked: { readonly call: string; readonly input: unknown; readonly resolve: Answer }[] = [];
  const call = (name: string) => (input?: unknown) =>
    new Promise<Result<Cart>>((resolve) => asked.push({ call: name, input, resolve }));
  const requests = (name: string) => asked.filter((one) => one.call === name);
  const api = {
    readCart: call('read'),
    addAll: call('addAll'),
    addToCart: call('add'),
    changeLine: call('change'),
    moveLines: call('move'),
    beginChanges: call('begin'),
    dropChanges: call('drop'),
  };
  /** Waits for a request, counted from 0, and answers it. */
  async function answer(name: string, result: Result<Cart>, nth = 0): Promise<void> {
    const request = await vi.waitUntil(() => requests(name)[nth], { interval: 1 });
    request.resolve(result);
    await turn();
  }
  return { api, requests, answer };
}

/** Lets everything run that waits for nothing outside. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A shopper's cart that is open and has been read. */
async function open() {
  const { api, requests, answer } = service();
  const cart = createCart(api, 'erin');
  cart.open();
  await answer('read', ok(cartWith(1)));
  return { cart, requests, answer, now: () => cart.view.getState() };
}

const quantity = ({ state }: ReturnType<Awaited<ReturnType<typeof open>>['now']>) =>
  linesOf(state).map((line) => line.quantity);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a cart that pages show and leave', () => {
  it('is read when a page shows it, and unknown before', async () => {
    const { cart, answer, now } = await open();
    expect(quantity(now())).toEqual([1]);
    void cart.add(ADDITION);
    cart.close();
    await answer('add', ok(cartWith(2)));
    expect(now().state).toEqual({ phase: 'loading' });
    cart.open();
    await answer('read', ok(cartWith(3)), 1);
    expect(quantity(now())).toEqual([3]);
  });

  it('keeps the error of a change that failed meanwhile, until it has been shown', async () => {
    const { cart, answer, now } = await open();
    const added = cart.add(ADDITION, { isShown: () => false });
    cart.close();
    await answer('add', failure('bad_request'));
    await added;
    cart.open();
    expect(now().refused).toMatch('did not work');
    cart.forgetErrors();
    expect(now().refused).toBeUndefined();
  });

  it('is read again when a line that was to be changed is gone, and after no other refusal', async () => {
    const { cart, requests, answer, now } = await open();
    const refused = cart.changeLine({ lineId: LINE.id, quantity: 2 });
    await answer('change', failure('bad_request'));
    await refused;
    expect(requests('read')).toHaveLength(1);
    const gone = cart.changeLine({ lineId: LINE.id, quantity: 2 });
    await answer('change', failure('not_found'), 1);
    await gone;
    await answer('read', ok({ ...cartWith(0), lines: [] }), 1);
    expect(quantity(now())).toEqual([]);
    expect(now().refused).toMatch('did not work');
  });

  it('counts changes that wait for a connection, also on pages without it', async () => {
    const { cart, answer, now } = await open();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const added = cart.add(ADDITION);
    cart.close();
    await answer('add', failure('network'));
    expect(now().waiting).toBe(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await answer('add', ok(cartWith(2)), 1);
    expect([await added, now().waiting]).toEqual([undefined, 0]);
  });

  it('has the browser ask before the document is left with an unanswered change, which would be lost', async () => {
    const { cart, answer } = await open();
    const stop = holdChanges(cart);
    const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    expect(isAsked()).toBe(false);
    const added = cart.add(ADDITION);
    expect(isAsked()).toBe(true);
    onLine.mockReturnValue(false);
    await answer('add', failure('network'));
    expect(isAsked()).toBe(true);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await answer('add', ok(cartWith(2)), 1);
    await added;
    expect(isAsked()).toBe(false);
    const next = cart.add(ADDITION);
    stop();
    expect(isAsked()).toBe(false);
    await answer('add', ok(cartWith(3)), 2);
    await next;
  });

  it('fails to load offline instead of waiting for changes, which wait for the connection', async () => {
    const { cart, answer, requests, now } = await open();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void cart.add(ADDITION);
    await answer('add', failure('network'));
    cart.close();
    cart.open();
    await answer('read', failure('network'), 1);
    expect(now().state).toEqual({ phase: 'failed' });
    expect(requests('add')).toHaveLength(1);
  });

  it('fails to load when the connection is lost while it waits for changes', async () => {
    const { cart, answer, now } = await open();
    void cart.add(ADDITION);
    cart.close();
    cart.open();
    await turn();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await answer('add', failure('network'));
    await answer('read', failure('network'), 1);
    expect(now().state).toEqual({ phase: 'failed' });
  });
});

describe('what was added before the sign-in', () => {
  const device = (gtin13: string): void => keepDeviceCart({ id: 'd', lines: [{ ...ADDITION, gtin13 }] });

  /** A cart that has read, and handed over as `answered` by the service. */
  async function opened(answered: Result<Cart>) {
    device('2000000000002');
    const { api, answer } = service();
    const cart = createCart(api, 'erin');
    cart.open();
    await answer('read', ok(cartWith(1)));
    await answer('addAll', answered);
    return { cart, answer, keptBack: () => cart.view.getState().keptBack };
  }

  const refusal = err(new GrocerError({ code: 'bad_request', message: 'x', status: 400, retryable: false }));

  it('is said to be kept in this browser after a failure, and tried again while the cart stays', async () => {
    const { cart, answer, keptBack } = await opened(
      err(new GrocerError({ code: 'server_error', message: 'x', retryable: true })),
    );
    // The service may have added it.
    const words = expect.stringMatching(/may not be in your cart\. They are kept on this device\.$/);
    const lines = [{ ...ADDITION, gtin13: '2000000000002' }];
    expect(keptBack()).toEqual({ words, lines });
    const failed = cart.handOver();
    await answer('read', failure('network'), 1);
    expect([await failed, keptBack(), cart.view.getState().state.phase]).toEqual([
      false,
      { words, lines },
      'ready',
    ]);
    const handed = cart.handOver();
    await answer('read', ok(cartWith(1)), 2);
    await answer('addAll', ok(cartWith(2)), 1);
    expect([await handed, keptBack(), isEmpty(readDeviceCart())]).toEqual([true, undefined, true]);
  });

  it('is said to be kept when the cart fails to load before it', async () => {
    device('2000000000002');
    const { api, answer } = service();
    const cart = createCart(api, 'erin');
    const handed = cart.handOver();
    await answer('read', failure('network'));
    expect(await handed).toBe(false);
    expect(cart.view.getState().keptBack?.lines).toHaveLength(1);
  });

  it('can be removed, but not what another tab has added since', async () => {
    const { cart, keptBack } = await opened(refusal);
    const other = { ...ADDITION, modality: 'DELIVERY' } as const;
    keepDeviceCart({ ...readDeviceCart(), lines: [...readDeviceCart().lines, other] });
    cart.removeKept();
    expect(readDeviceCart()).toMatchObject({ lines: [other], begun: [] });
    expect(keptBack()?.lines).toEqual([other]);
    cart.removeKept();
    expect([keptBack(), isEmpty(readDeviceCart())]).toEqual([undefined, true]);
  });

  it('renders nothing more than the cart that was read when there is none', async () => {
    const { cart, answer } = await open();
    const seen = vi.fn();
    cart.view.subscribe(seen);
    cart.read();
    await answer('read', ok(cartWith(2)), 1);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is locked while it is handed over, also when the cart opens', async () => {
    device('2000000000002');
    const { api, answer } = service();
    const cart = createCart(api, 'erin');
    const isLocked = () => cart.view.getState().isHandingOver;
    cart.open();
    await answer('read', ok(cartWith(1)));
    await turn();
    expect(isLocked()).toBe(true);
    await answer('addAll', refusal);
    expect(isLocked()).toBe(false);
  });

  it('is not that of another shopper, nor what another tab has handed over', async () => {
    device('2000000000002');
    const part = { id: 'part', shopperId: 'erin', lines: readDeviceCart().lines };
    keepDeviceCart({ ...readDeviceCart(), begun: [part] });
    const { api, answer } = service();
    const frank = createCart(api, 'frank');
    const handed = frank.handOver();
    await answer('read', failure('network'));
    expect([await handed, frank.view.getState().keptBack]).toEqual([true, undefined]);
    // One more of the same item is Frank's, and the first one was Erin's.
    const [line] = part.lines;
    if (!line) throw new Error('There is no line.');
    keepDeviceCart({ ...readDeviceCart(), lines: [{ ...line, quantity: 2 }], begun: [part] });
    const again = frank.handOver();
    await answer('read', failure('network'), 1);
    await again;
    expect(frank.view.getState().keptBack?.lines).toEqual([{ ...line, quantity: 1 }]);
    frank.removeKept();
    expect([frank.view.getState().keptBack, isEmpty(readDeviceCart())]).toEqual([undefined, true]);

    const { cart, answer: reply, keptBack } = await opened(refusal);
    keepDeviceCart({ ...readDeviceCart(), lines: [], begun: [] });
    const second = cart.handOver();
    await reply('read', failure('network'), 1);
    expect([await second, keptBack()]).toEqual([true, undefined]);
  });
});

describe('a read', () => {
  it('is repeated when a change begins meanwhile, also one that was set before the page was left', async () => {
    const { cart, answer, now } = await open();
    const set = (wanted: number) =>
      cart.amounts.want('line', wanted, {
        send: (next) => cart.changeLine({ lineId: 'line', quantity: next }),
        onSettled: () => {},
      });
    set(2);
    set(3);
    cart.close();
    cart.open();
    await answer('change', ok(cartWith(2)));
    await answer('change', ok(cartWith(3)), 1);
    await answer('read', ok(cartWith(2)), 1);
    await answer('read', ok(cartWith(3)), 2);
    expect(quantity(now())).toEqual([3]);
  });

  it('is not shown once another one makes it out of date', async () => {
    const { cart, answer, now } = await open();
    cart.read();
    await turn();
    cart.close();
    cart.open();
    await answer('read', ok(cartWith(8)), 1);
    expect(now().state).toEqual({ phase: 'loading' });
    await answer('read', ok(cartWith(9)), 2);
    expect(quantity(now())).toEqual([9]);
  });
});

describe('changes to an order', () => {
  const begun = (checkoutId: string): Cart => cartWith(1, { id: 'm', checkoutId, lines: [] });

  it('replace those of another order only by its name', async () => {
    const { cart, requests, answer, now } = await open();
    void cart.beginChanges('x');
    expect(now().isSwitching).toBe(true);
    await answer('begin', ok(begun('y')));
    expect([now().isSwitching, now().notOpened]).toEqual([false, undefined]);
    void cart.beginChanges('x', 'y');
    await answer('begin', ok(begun('x')), 1);
    void cart.dropChanges('x');
    await answer('drop', ok(cartWith(1)));
    expect(requests('begin').map(({ input }) => input)).toEqual([
      { checkoutId: 'x', replaces: undefined },
      { checkoutId: 'x', replaces: 'y' },
    ]);
    expect(requests('drop').map(({ input }) => input)).toEqual(['x']);
  });

  it.each([
    ['forget', 'bad_request', undefined],
    ['keep', 'order_unchangeable', 'final'],
  ] as const)('%s why they did not open once that was shown: %s', async (_what, code, kind) => {
    const { cart, answer, now } = await open();
    void cart.beginChanges('x');
    await answer('begin', failure(code));
    expect(now().notOpened).toMatchObject({ orderId: 'x' });
    expect(now().refused).toBeUndefined();
    cart.forgetErrors();
    expect(now().notOpened?.refusal.kind).toBe(kind);
  });

  it('forget why they did not open once they are open', async () => {
    const { cart, answer, now } = await open();
    void cart.beginChanges('x');
    await answer('begin', failure('order_unchangeable'));
    cart.read();
    await answer('read', ok(begun('x')), 1);
    expect(now().notOpened).toBeUndefined();
  });
});

it('keeps a visitor’s cart in this browser, and says when it takes no more', async () => {
  const { api, requests } = service();
  const cart = createCart(api, undefined);
  expect(cart.view.getState().state.phase).toBe('ready');
  cart.open();
  expect(await cart.add({ ...ADDITION, quantity: 99 })).toBeUndefined();
  expect(await cart.add(ADDITION)).toMatchObject({ kind: 'refused' });
  expect(cart.view.getState().refused).toMatch('no more');
  expect(quantity(cart.view.getState())).toEqual([99]);
  expect(quantity(createCart(api, undefined).view.getState())).toEqual([99]);
  expect(requests('add')).toEqual([]);
});
