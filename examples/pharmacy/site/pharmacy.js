const shoppers = [
  { key: 'alice', name: 'Alice', wallet: 'A full wallet' },
  { key: 'bob', name: 'Bob', wallet: 'No card yet' },
  { key: 'carol', name: 'Carol', wallet: 'One card, and it has expired' },
];
const brands = { VISA: 'Visa', MASTERCARD: 'Mastercard', AMEX: 'American Express', DISCOVER: 'Discover' };

const part = (id) => document.getElementById(id);

function show(id, isShown) {
  part(id).hidden = !isShown;
}

const NOT_SIGNED_IN = 'Signing in did not work. Please try again, and allow this page to keep cookies.';
const NOT_READ = 'You are signed in, but this page can’t be shown right now. Please try again.';

function tooMany(seconds) {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return `There were too many sign-ins as this shopper. Please try again ${wait}, or choose another one.`;
}

function send(method, path, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method, headers, body: body && JSON.stringify(body) });
}

async function ask(method, path) {
  const response = await send(method, path);
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  return response.json();
}

/** Whose page this is: another tab may sign somebody else in. */
let holder;

async function getNewToken() {
  const { token, shopper } = await ask('POST', '/session/token');
  holder ??= shopper;
  if (shopper === holder) return token;
  // Nothing of one shopper is shown to another: the page begins anew, and what waits for a token goes with it.
  location.reload();
  return new Promise(() => {});
}

function showChoice({ selection, complete }) {
  const [card] = selection.bank;
  const name = card && `${brands[card.brand] ?? 'card'} ending in ${card.lastFour}`;
  // A card may be chosen that cannot pay, such as one that has expired.
  const words = complete ? `Paying with ${name}.` : `Choose another payment method: ${name} can’t be used.`;
  part('paying').textContent = card ? words : 'No payment method chosen yet.';
}

/** The script tag is a small loader; `load()` resolves with the functions of the package. */
async function openWallet({ api, vault }) {
  // The loader itself is missing when it was refused or could not be had.
  if (!window.Grocer?.wallet) throw new Error('The script of the wallet did not load.');
  const { mount } = await window.Grocer.wallet.load();
  return mount({
    environment: 'LOCAL',
    appName: 'RXWEB',
    authConfig: {
      type: 'B2C',
      token: await getNewToken(),
      getNewToken,
      redirectToSignIn: () => location.assign('/'),
    },
    checkoutConfig: { orderInfo: { total: 1250 } },
    uiConfig: { customerServicePhone: '(513) 555-0199' },
    appearance: { colorScheme: 'auto' },
    endpoints: { payment: api },
    hostedFields: { scriptUrl: `${vault}/eProtect/js/eProtect-iframe-client4.min.js` },
  });
}

async function showWallet(session) {
  show('unavailable', false);
  show('paying', true);
  show('methods', true);
  try {
    const wallet = await openWallet(session);
    wallet.subscribe(showChoice);
    part('methods').addEventListener('click', () => wallet.open());
    part('methods').disabled = false;
    part('sign-out').addEventListener('click', () => wallet.unmount());
  } catch {
    show('paying', false);
    show('methods', false);
    show('unavailable', true);
  }
}

/** Signs a shopper in and begins; gives the words of what did not work. */
async function signIn(shopper) {
  const response = await send('POST', '/session', { shopper });
  if (response.status === 429) return tooMany(Number(response.headers.get('retry-after') ?? 60));
  if (!response.ok) return NOT_SIGNED_IN;
  // A browser that keeps no cookie of the page has signed nobody in.
  return begin(true).then(
    (isSignedIn) => (isSignedIn ? '' : NOT_SIGNED_IN),
    () => NOT_READ,
  );
}

const choices = () => part('shoppers').querySelectorAll('button');

/** Signs in and says what did not work; another press meanwhile does nothing. */
async function choose(shopper) {
  if ([...choices()].some(({ ariaDisabled }) => ariaDisabled === 'true')) return;
  for (const choice of choices()) choice.ariaDisabled = 'true';
  show('not-signed-in', false);
  const words = await signIn(shopper).catch(() => NOT_SIGNED_IN);
  for (const choice of choices()) choice.ariaDisabled = null;
  part('not-signed-in').textContent = words;
  show('not-signed-in', words !== '');
}

function choiceOf({ key, name, wallet }) {
  const make = (tag, className, ...children) => {
    const element = Object.assign(document.createElement(tag), { className });
    element.append(...children);
    return element;
  };
  const monogram = make('span', 'monogram', name[0]);
  monogram.ariaHidden = 'true';
  const button = make(
    'button',
    'line',
    monogram,
    make('span', '', make('b', '', name), make('span', 'muted', wallet)),
  );
  button.type = 'button';
  button.addEventListener('click', () => choose(key));
  return make('li', '', button);
}

/** Shows what there is for whoever is signed in; says whether anybody is. After a sign-in it takes the focus. */
async function begin(isAfterSignIn = false) {
  const session = await ask('GET', '/session');
  const isSignedIn = session.shopper !== undefined;
  show('sign-in', !isSignedIn);
  show('refill', isSignedIn);
  show('account', isSignedIn);
  if (!isSignedIn) return false;
  part('shopper').textContent = session.shopper.firstName;
  if (isAfterSignIn) part('ready').focus();
  await showWallet(session);
  return true;
}

part('shoppers').append(...shoppers.map(choiceOf));
part('sign-out').addEventListener('click', async () => {
  // Without an answer the page is loaded again all the same, and says what is so.
  await ask('DELETE', '/session').catch(() => undefined);
  location.assign('/');
});
// A reload begins with a whole page: a loader that was refused is not asked again otherwise.
part('again').addEventListener('click', () => location.reload());
part('reload').addEventListener('click', () => location.reload());
await begin().catch(() => show('unreachable', true));
