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

export default { meta: { name: 'grocer' }, rules: { 'no-day-in-milliseconds': noDayInMilliseconds } };
