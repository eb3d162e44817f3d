#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
const NEEDED = 24;
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED) {
  process.stderr.write(`sandbox: This is Node ${process.versions.node}; it takes Node ${NEEDED} or newer.\n`);
  process.exit(1);
}
// Not before the check: an older Node has no SQLite.
const { runCommand } = await import('@grocer/sandbox/node');
await runCommand(process.argv.slice(2), process.env);
