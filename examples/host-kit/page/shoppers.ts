/** The demo's shoppers and what their wallets contain, as listed in the terminal and on every page. */
export const shoppers = [
  { key: 'alice', name: 'Alice', wallet: 'A full wallet: bank, SNAP EBT and gift cards' },
  { key: 'bob', name: 'Bob', wallet: 'No card yet' },
  { key: 'carol', name: 'Carol', wallet: 'One card, and it has expired' },
  { key: 'dave', name: 'Dave', wallet: 'Pays with SNAP EBT' },
  { key: 'erin', name: 'Erin', wallet: 'Five gift cards' },
  { key: 'frank', name: 'Frank', wallet: 'One bank card, with a picture of its own' },
  { key: 'grace', name: 'Grace', wallet: 'Two bank cards, one of them store credit' },
  { key: 'heidi', name: 'Heidi', wallet: 'One bank card, and an address for deliveries alone' },
  { key: 'ivan', name: 'Ivan', wallet: 'Two bank cards, billed in Canada' },
  { key: 'judy', name: 'Judy', wallet: 'Fifty bank cards' },
  { key: 'kate', name: 'Kate', wallet: 'A Visa, and a SNAP EBT card that refuses every PIN' },
  { key: 'leo', name: 'Leo', wallet: 'A Visa, and a SNAP EBT card that is locked' },
  { key: 'mia', name: 'Mia', wallet: 'A Visa, and a SNAP EBT card with nothing on it' },
  { key: 'nina', name: 'Nina', wallet: 'A Visa, and a SNAP EBT card whose balance takes too long' },
  { key: 'oscar', name: 'Oscar', wallet: 'A Visa, and a gift card whose balance fails twice' },
  { key: 'paula', name: 'Paula', wallet: 'No card yet, and fifty addresses' },
] as const;
