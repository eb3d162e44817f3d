import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { ENGINES } from '../../../../scripts/engines.ts';
import { freePort } from '../../../../scripts/free-port.ts';

const SIZE = { width: 1280, height: 900 };

/** Starts a screen for one browser: on a shared screen only the front window has the focus. */
async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-nolisten', 'tcp'];
  const process = spawn(ENGINES.screen, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(process.stdio[3] ?? process, 'data');
  return { display: `:${String(number).trim()}`, process };
}

/** Starts Debian's WebKit for one test, with no state of another one. */
export async function startWebKit(): Promise<{ readonly driver: WebDriver; close(): Promise<void> }> {
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' };
  const service = spawn(ENGINES.webkitDriver, [`--port=${port}`], { env, stdio: 'ignore' });
  const args = ['--automation', `--geometry=${SIZE.width}x${SIZE.height}`];
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: ENGINES.webkit, args },
  });

  async function open(deadline: number): Promise<WebDriver> {
    try {
      return await builder.build();
    } catch (error) {
      // The service may not be listening yet.
      if (Date.now() > deadline) throw error;
      return open(deadline);
    }
  }

  const driver = await open(Date.now() + 20_000);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  return {
    driver,
    async close() {
      await driver.quit().catch(() => undefined);
      service.kill();
      screen.process.kill();
    },
  };
}
