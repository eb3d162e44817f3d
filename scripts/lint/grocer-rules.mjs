const DAY = 24 * 60 * 60 * 1000;

const noDayInMilliseconds = {
  meta: {
    messages: { day: 'A day has 23 or 25 hours twice a year: add calendar days instead of milliseconds.' },
  },
  create: (context) => ({
    Literal(node) {
      if (node.value === DAY) context.report({ node, messageId: 'day' });
    },
  }),
};

/** What a page that came by plain http lacks, or has in name only. */
const SECURE_ONLY = new Set([
  'crypto.randomUUID',
  'crypto.subtle',
  'navigator.clipboard',
  'navigator.credentials',
  'navigator.geolocation',
  'navigator.locks',
  'navigator.mediaDevices',
  'navigator.serviceWorker',
  'navigator.share',
  'navigator.storage',
]);

/** `crypto`, and that of `window.crypto` as well. */
const lastName = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name);

const noSecureContext = {
  meta: {
    messages: {
      secure: 'A page that came by plain http has no {{name}}: do without, or say what happens then.',
    },
  },
  create: (context) => ({
    MemberExpression(node) {
      const name = `${lastName(node.object)}.${node.property.name}`;
      if (SECURE_ONLY.has(name)) context.report({ node, messageId: 'secure', data: { name } });
    },
  }),
};

export default {
  meta: { name: 'grocer' },
  rules: { 'no-day-in-milliseconds': noDayInMilliseconds, 'no-secure-context': noSecureContext },
};
