/** Answers every request of the page from now on with the same body, without a network. */
export function answerWith(body: unknown): void {
  const text = JSON.stringify(body);
  window.fetch = async () => new Response(text, { headers: { 'content-type': 'application/json' } });
}
