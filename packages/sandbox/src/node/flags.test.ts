import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

describe('the flags of the command', () => {
  it('configure the sandbox, and take precedence over the environment', () => {
    const args =
      '--port 1 --vault-port 2 --admin-port=3 --data kept --host 0.0.0.0 --vault-origin http://10.0.0.2:2 ' +
      '--origin http://localhost:3000 --origin https://shop.example --limits';
    expect(readFlags(args.split(' '), { SANDBOX_API_PORT: '4', SANDBOX_ENV: 'TEST' })).toMatchObject({
      ask: 'start',
      options: {
        apiPort: 1,
        vaultPort: 2,
        adminPort: 3,
        dataDir: 'kept',
        host: '0.0.0.0',
        vaultOrigin: 'http://10.0.0.2:2',
        origins: ['http://localhost:3000', 'https://shop.example'],
        limits: true,
        env: 'TEST',
      },
    });
  });

  it('fall back to the environment', () => {
    const env = { SANDBOX_API_PORT: '4', SANDBOX_ORIGINS: 'http://a, http://b', SANDBOX_LIMITS: 'on' };
    expect(readFlags([], env)).toMatchObject({
      ask: 'start',
      options: { apiPort: 4, origins: ['http://a', 'http://b'], limits: true },
    });
  });

  it.each(['api', 'vault'])('start only %s when it is named', (part) => {
    expect(readFlags([part, '--port', '1'], {})).toMatchObject({
      ask: 'start',
      part,
      options: { apiPort: 1 },
    });
    expect(readFlags([], {})).toMatchObject({ ask: 'start', part: 'all' });
  });

  it.each(['--help', '-h'])('include %s for help', (flag) => {
    expect(readFlags([flag], {})).toEqual({ ask: 'help' });
  });

  it.each(['--version', '-v'])('include %s for the version', (flag) => {
    expect(readFlags([flag], {})).toEqual({ ask: 'version' });
  });

  it.each([
    ['--prot 1', {}, "Unknown option '--prot'"],
    ['--port', {}, "Option '--port <value>' argument missing"],
    ['--port high', {}, '--port takes a number from 0 to 65535, not "high"'],
    ['--port 70000', {}, '--port takes a number from 0 to 65535, not "70000"'],
    [
      '--origin localhost:3000',
      {},
      '--origin takes an origin such as http://localhost:3000, not "localhost:3000"',
    ],
    ['--origin http://localhost:3000/shop', {}, '--origin takes an origin'],
    ['--vault-origin vault', {}, '--vault-origin takes an origin'],
    ['start', {}, "Unexpected argument 'start'"],
    ['api vault', {}, "Unexpected argument 'vault'"],
    ['', { SANDBOX_API_PORT: 'high' }, 'SANDBOX_API_PORT is not a number'],
    ['', { SANDBOX_LIMITS: 'yes' }, 'SANDBOX_LIMITS is neither on nor off'],
  ])('report %s %j as a mistake', (args, env, words) => {
    expect(readFlags(args.split(' ').filter(Boolean), env)).toEqual({
      ask: 'nothing',
      mistake: expect.stringContaining(words),
    });
  });
});
