/** The demo's shoppers, and what is in their wallets. */
export const shoppers = [
  { key: 'alice', name: 'Alice', wallet: 'A full wallet: bank, SNAP EBT and gift cards' },
  { key: 'bob', name: 'Bob', wallet: 'No card yet' },
  { key: 'carol', name: 'Carol', wallet: 'One card, and it has expired' },
  { key: 'dave', name: 'Dave', wallet: 'Pays with SNAP EBT' },
  { key: 'erin', name: 'Erin', wallet: 'Five gift cards' },
  { key: 'grace', name: 'Grace', wallet: 'Two bank cards, one of them store credit' },
  { key: 'ivan', name: 'Ivan', wallet: 'Two bank cards, billed in Canada' },
  { key: 'judy', name: 'Judy', wallet: 'Fifty bank cards' },
  { key: 'leo', name: 'Leo', wallet: 'A SNAP EBT card that is locked' },
  { key: 'oscar', name: 'Oscar', wallet: 'A gift card whose balance fails twice' },
] as const;
