import type { FaultableCall } from './stage-api.ts';
import type { SentRequest } from './watch-requests.ts';

/** Paths of the shop's own server. They contain no ids. */
const OWN: readonly string[] = ['/session', '/session/token'];

const isPathOf = (template: string, path: string): boolean => {
  const parts = path.split('/');
  const expected = template.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith('{') || part === parts[index])
  );
};

/** Returns the call that a request belongs to. A path without ids goes before one with them. */
export function callOf(
  { method, path, isOwn }: SentRequest,
  calls: readonly FaultableCall[],
): FaultableCall | undefined {
  if (isOwn) return undefined;
  const known = calls.filter((call) => call.method === method && isPathOf(call.path, path));
  return known.find((call) => !call.path.includes('{')) ?? known[0];
}

export interface RequestWords {
  readonly name: string;
  readonly facts: string;
}

/** Describes a request without its ids: the template of its path, and how it ended. */
export function requestWords(sent: SentRequest, calls: readonly FaultableCall[]): RequestWords {
  const call = callOf(sent, calls);
  const path = call?.path ?? (sent.isOwn && OWN.includes(sent.path) ? sent.path : 'another path');
  const facts = [
    sent.status ?? 'no response',
    call?.name,
    sent.attempt > 1 && `attempt ${sent.attempt}`,
    sent.isReplayed && 'replayed',
    sent.requestId && `request ${sent.requestId.slice(0, 8)}`,
  ];
  return { name: `${sent.method} ${path}`, facts: facts.filter(Boolean).join(' · ') };
}

/** Returns true for a request that failed. */
export const isBadRequest = ({ status }: SentRequest): boolean => status === undefined || status >= 400;
