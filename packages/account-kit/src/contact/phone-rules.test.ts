import { expect, it } from 'vitest';
import { phoneForService } from './phone-rules.ts';

it.each([
  ['(513) 555-0142', '+15135550142'],
  ['1 513 555 0142', '+15135550142'],
  ['+1-513-555-0142', '+15135550142'],
  ['0015135550142', '+15135550142'],
  ['5550142', undefined],
  ['', undefined],
])('sends %j as %s [A-5.10] [A-9.8]', (phone, sent) => expect(phoneForService(phone)).toBe(sent));
