import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../root.ts';
import type { ClientSetup, FromClient, ToClient } from './conversation.ts';

/** Starts a bundle of the proof in a process of its own. */
export const launch = (file: string, args: readonly string[]): ChildProcess =>
  fork(file, [...args], {
    cwd: root,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** The process of a client, which answers each message about one of its shoppers once. */
export interface Client<Operation> {
  /** Rejects if the client ends unexpectedly, which fails the run. */
  ask(message: ToClient<Operation>): Promise<FromClient>;
  /** Resolves once the client has ended. */
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (said: FromClient) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a client's process from its bundle. */
export function startClient<Operation>(file: string, setup: ClientSetup): Client<Operation> {
  const client = launch(file, [JSON.stringify(setup)]);
  const waiting = new Map<string, Waiting>();
  client.on('message', (said: FromClient) => {
    const { resolve } = waiting.get(said.shopper) ?? {};
    waiting.delete(said.shopper);
    resolve?.(said);
  });
  async function watchOver(): Promise<void> {
    const [code] = await once(client, 'exit');
    for (const { reject } of waiting.values())
      reject(new Error(`A client ended by itself, with code ${String(code)}.`));
  }
  const gone = watchOver();
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        if (client.exitCode !== null) {
          reject(new Error(`A client ended before, with code ${client.exitCode}.`));
          return;
        }
        waiting.set(message.shopper, { resolve, reject });
        client.send(message, (error) => error && reject(error));
      }),
    async end() {
      if (client.connected) client.disconnect();
      await gone;
    },
  };
}
