// Debian's Firefox ESR does not know one BiDi command that Playwright sends for every context. It is answered here.
const { createRequire } = require('node:module');

const ofPlaywright = createRequire(
  createRequire(process.cwd() + '/package.json').resolve('playwright/package.json'),
);
const { server } = ofPlaywright('playwright-core/lib/coreBundle');
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);
const { send } = server.WebSocketTransport.prototype;

server.WebSocketTransport.prototype.send = function answerOrSend(message) {
  if (UNKNOWN.has(message.method))
    queueMicrotask(() => this.onmessage?.({ type: 'success', id: message.id, result: {} }));
  else send.call(this, message);
};
