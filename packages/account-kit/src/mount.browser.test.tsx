import { describeMountContract } from '@grocer/foundation/testing';
import { mount } from './mount.tsx';

const authConfig = { type: 'B2C', token: 'a token' } as const;

describeMountContract('the account', {
  mount: (container) => mount({ environment: 'LOCAL', container, authConfig }),
  mountBroken: (container) =>
    Reflect.apply(mount, undefined, [{ container, authConfig, environment: 'HERE', locale: 'en_US' }]),
  mountAnything: (anything) => Reflect.apply(mount, undefined, [anything]),
});
