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

/** APIs that a page served over plain http lacks, or that fail there. */
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

/** Returns the last name of an expression: `crypto` for `window.crypto` as well. */
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

/** valibot's parsing functions. */
const PARSERS = new Set(['assert', 'is', 'parse', 'parser', 'safeParse', 'safeParser']);

const parseSafely = {
  meta: {
    messages: {
      parse:
        "Use `safeParse` of foundation's contract: valibot takes for schemas what a page has put on every object.",
    },
  },
  create(context) {
    let valibot;
    return {
      ImportNamespaceSpecifier(node) {
        if (node.parent.source.value === 'valibot') valibot = node.local.name;
      },
      MemberExpression(node) {
        if (node.object.name === valibot && PARSERS.has(node.property.name))
          context.report({ node, messageId: 'parse' });
      },
    };
  },
};

export default {
  meta: { name: 'grocer' },
  rules: {
    'no-day-in-milliseconds': noDayInMilliseconds,
    'no-secure-context': noSecureContext,
    'parse-safely': parseSafely,
  },
};
