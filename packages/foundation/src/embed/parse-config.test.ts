import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hostConfigEntries } from './host-config.ts';
import { mergeMessages } from './merge-messages.ts';
import { configError, configProblems } from './parse-config.ts';

const schema = v.object(hostConfigEntries);
const good = { environment: 'LOCAL', authConfig: { type: 'B2C', token: 't' } };

const problemsOf = (config: unknown): string => configProblems(schema, config).join('\n');

describe('the config of a host', () => {
  it('is accepted when it is valid', () => {
    expect(problemsOf(good)).toBe('');
  });

  it.each(['PROD', 'STAGE', 'TEST', 'LOCAL'])(
    'accepts the environment %s [W-1.12] [W-3.24]',
    (environment) => {
      expect(problemsOf({ ...good, environment })).toBe('');
    },
  );

  it.each(['CLICKLIST', 'MEMBERSHIP', 'RXWEB', 'EPRN', 'WEB HOSTED PAYMENT PAGE'])(
    'accepts the application %s [W-3.22]',
    (appName) => {
      expect(problemsOf({ ...good, appName })).toBe('');
    },
  );

  it('reports every problem at once, with instructions and without values', () => {
    const message = problemsOf({
      environment: 'prod',
      authConfig: { type: 'JWT', token: 12, redirectToSignIn: 'secret-value' },
    });
    expect(configError('Wallet', configProblems(schema, {})).message).toContain(
      'Grocer Wallet: 2 things are wrong',
    );
    expect(message.split('\n')).toHaveLength(4);
    expect(message).toContain('`environment` must be one of PROD, STAGE, TEST, LOCAL');
    expect(message).toContain('`authConfig.type` must be B2C or AX');
    expect(message).toContain('`authConfig.token` must be the bearer token');
    expect(message).toContain('`authConfig.redirectToSignIn` must be a function');
    expect(message).not.toContain('secret-value');
  });

  it('explains what a missing part is for', () => {
    expect(problemsOf({ environment: 'LOCAL' })).toContain(
      '`authConfig` is missing. Calls are made for a signed-in shopper',
    );
    expect(problemsOf({ ...good, environment: undefined })).toContain(
      '`environment` is missing; it must be one of',
    );
  });

  it.each(['en_US', 'x', '-'])('rejects %j as a language', (locale) => {
    expect(problemsOf({ ...good, locale })).toContain('`locale` must be a language tag');
  });

  it.each([undefined, null, 'secret-value', 7])('reports that %j is no config', (config) => {
    expect(problemsOf(config)).toBe(
      `What is passed must be an object, and is ${config === null ? 'null' : typeof config}.`,
    );
  });

  it('reports the expected type of a part, without its value', () => {
    const message = problemsOf({ ...good, appearance: 'secret-value', messages: 7, clock: 'secret-value' });
    expect(message.split('\n')).toEqual([
      '`messages` must be words by part.',
      '`appearance` must be of type Object.',
      '`clock` must be of type Object.',
    ]);
  });

  it('reports a problem once that two schemas have found', () => {
    expect(configError('Wallet', ['`a` is wrong.', '`a` is wrong.']).message).toContain('One thing is wrong');
  });
});

describe('the messages of a host', () => {
  const own = { list: { title: 'Wallet', hosted: { 871: 'No' } }, box: { title: 'Box' } };

  it('replace ours one by one', () => {
    expect(mergeMessages(own, { list: { title: 'Cards' } })).toEqual({
      ...own,
      list: { ...own.list, title: 'Cards' },
    });
    expect(own.list.title).toBe('Wallet');
  });

  it('are ignored when they are none of ours', () => {
    const hostile = JSON.parse('{"__proto__":{"x":1},"list":{"constructor":"y","title":5},"more":"z"}');
    expect(mergeMessages(own, hostile)).toEqual(own);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
