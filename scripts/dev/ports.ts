import { connect } from 'node:net';

export interface Port {
  readonly name: string;
  readonly variable: string;
  readonly number: number;
}

const DEFAULTS = [
  { key: 'shop', name: 'storefront', variable: 'PORT_SHOP', number: 5173 },
  { key: 'pharmacy', name: 'pharmacy', variable: 'PORT_PHARMACY', number: 5174 },
  { key: 'membership', name: 'membership', variable: 'PORT_MEMBERSHIP', number: 5175 },
  { key: 'api', name: 'API', variable: 'PORT_API', number: 8787 },
  { key: 'vault', name: 'vault', variable: 'PORT_VAULT', number: 8788 },
  { key: 'admin', name: 'admin', variable: 'PORT_ADMIN', number: 8789 },
] as const;

export type Ports = Record<(typeof DEFAULTS)[number]['key'], Port>;

const readPort = (text: string | undefined, fallback: number, variable: string): number => {
  const port = text === undefined ? fallback : Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} is "${text}", which is not a port. Give a number between 1 and 65535.`);
};

/** Reads the ports of the demo, each with its override from the environment. */
export const readPorts = (env: NodeJS.ProcessEnv): Ports => {
  const entries = DEFAULTS.map(({ key, name, variable, number }) => [
    key,
    { name, variable, number: readPort(env[variable], number, variable) },
  ]);
  return Object.fromEntries(entries) as Ports;
};

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const settle = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.on('connect', () => settle(true));
    socket.on('timeout', () => settle(false));
    socket.on('error', () => settle(false));
  });

/** Throws if another program listens on a port, with a message on how to choose another one. */
export const requireFreePorts = async (ports: Ports): Promise<void> => {
  for (const { name, number, variable } of Object.values(ports)) {
    if ((await answers('127.0.0.1', number)) || (await answers('::1', number))) {
      throw new Error(
        `Port ${number}, meant for the ${name}, is taken by another program. ` +
          `Stop that program, or choose another port: ${variable}=${number + 1000} npm start`,
      );
    }
  }
};
