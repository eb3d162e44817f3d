export { createWalletSandbox } from './testing/wallet-sandbox.ts';
export type { WalletSandbox, WalletSandboxOptions } from './testing/wallet-sandbox.ts';
export {
  demoShoppers,
  EBT_PIN,
  GIFT_PIN,
  testBankCards,
  testEbtCards,
  testGiftCards,
} from './testing/fixtures.ts';
export type { DemoShopper } from './testing/fixtures.ts';
