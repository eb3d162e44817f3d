import { parseArgs } from 'node:util';
import { benchColdAccount } from './bench/account/cold.ts';
import { benchLongOrder } from './bench/checkout/bench-long-order.ts';
import { benchColdCheckout } from './bench/checkout/cold.ts';
import { benchSelector } from './bench/selector/bench-selector.ts';
import { benchShop } from './bench/shop/bench-shop.ts';
import { benchWallet } from './bench/wallet/bench-wallet.ts';
import { benchColdWallet } from './bench/wallet/cold.ts';
import { ensureChromium } from './chromium.ts';
import { command } from './command.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '7' },
    cycles: { type: 'string', default: '200' },
  },
});

const BENCHES = {
  wallet: benchWallet,
  cold: benchColdWallet,
  account: benchColdAccount,
  checkout: benchColdCheckout,
  'long-order': benchLongOrder,
  selector: benchSelector,
  shop: benchShop,
};
const chosen = Object.entries(BENCHES).filter(([name]) => values.only?.includes(name) ?? true);
if (chosen.length === 0) {
  process.stderr.write(`--only wants one of: ${Object.keys(BENCHES).join(', ')}\n`);
  process.exit(2);
}

ensureChromium();
const built = await command(['pnpm', 'run', 'build']);
if (!built.ok) throw new Error(built.output);
const [rounds, cycles] = [Number(values.rounds), Number(values.cycles)];
for (const [name, bench] of chosen) {
  const onRound = (round: number): void =>
    void process.stderr.write(`${name}: round ${round} of ${rounds}\n`);
  process.stdout.write(`${await bench({ rounds, cycles, onRound })}\n`);
}
