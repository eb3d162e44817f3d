/** The demo's shoppers, and what is in their wallets. */
export const shoppers = [
  { key: 'alice', name: 'Alice', wallet: 'A full wallet: bank, SNAP EBT and gift cards' },
  { key: 'bob', name: 'Bob', wallet: 'No card yet' },
  { key: 'carol', name: 'Carol', wallet: 'One card, and it has expired' },
  { key: 'dave', name: 'Dave', wallet: 'Pays with SNAP EBT' },
  { key: 'erin', name: 'Erin', wallet: 'Five gift cards' },
] as const;
