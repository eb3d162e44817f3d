import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A connection to a database that can be cut and restored, or made to drop data silently. */
export async function openWay(url: URL) {
  const sockets = new Set<Socket>();
  let isMute = false;
  const server = createServer((near) => {
    if (isMute) {
      sockets.add(near.on('error', () => near.destroy()));
      return;
    }
    const far = connect(Number(url.port), url.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const open = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const port = await open(0);
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    async cut(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: () => open(port),
    /** Drops all data without an error. */
    swallow(): void {
      isMute = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Forwards new connections again. */
    speak(): void {
      isMute = false;
    },
  };
}
