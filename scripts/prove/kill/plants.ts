import type { Plant } from '../plant.ts';

const FILE = 'packages/sandbox/src/db/one-writer.ts';
const BEGIN = 'await connection.executeQuery(CompiledQuery.raw(begin));';
const NO_ENDS =
  'driver.commitTransaction = async () => undefined; driver.rollbackTransaction = async () => undefined;';

/** Faults of a database that show when the service is killed. */
export const killPlants = (): readonly Plant[] => [
  {
    name: 'writes are acknowledged before they are committed',
    expects: /^lost: /,
    edits: [
      {
        file: FILE,
        from: 'const driver = dialect.createDriver();',
        to: 'const driver = dialect.createDriver(); let isOpen = false;',
      },
      {
        file: FILE,
        from: BEGIN,
        to: `${NO_ENDS}
          if (isOpen) return;
          isOpen = true;
          ${BEGIN}
          setTimeout(() => {
            isOpen = false;
            void connection.executeQuery(CompiledQuery.raw('commit'));
          }, 400);`,
      },
    ],
  },
  {
    name: 'an order is written piece by piece',
    expects: /^L\d+ /,
    edits: [
      { file: FILE, from: BEGIN, to: `void connection; ${NO_ENDS}` },
      {
        // Slowed down, so that a kill soon interrupts it.
        file: 'packages/sandbox/src/checkout/orders/activate-route.ts',
        from: 'await place(tx, parts, { whole, asked });',
        to: 'await new Promise((resolve) => void setTimeout(resolve, 100));\n    await place(tx, parts, { whole, asked });',
      },
    ],
  },
];
