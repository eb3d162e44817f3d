/** Faults that can be staged in the sandbox, through the shop's own server. */
export type DemoFault = 'lose-answer' | 'fail' | 'slow' | 'refuse' | 'expire-tokens' | 'hour-later' | 'clear';

/** Returns the calls that a fault can be staged for; empty if the server offers none, as in production. */
export async function readFaultableCalls(): Promise<readonly string[]> {
  const response = await fetch('/demo/faults');
  if (!response.headers.get('content-type')?.includes('application/json')) return [];
  const { calls = [] }: { calls?: readonly string[] } = await response.json();
  return calls;
}

/** Stages a fault on the server, for one call if it concerns a call; resolves with true on success. */
export async function stageFault(fault: DemoFault, call: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/demo/faults', {
    method: 'POST',
    headers,
    body: JSON.stringify({ fault, call }),
  });
  return response.ok;
}
