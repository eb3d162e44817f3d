/** ZIP code of the search. */
export const ZIP = '45202';

/**
 * Searches for stores once and answers the same search with this response from then on, so that no figure
 * includes the network.
 */
export async function keepFoundStores(services: string): Promise<void> {
  const network = window.fetch;
  const url = `${services}/modality/v1/options`;
  const search = (): Promise<Response> =>
    network(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: { postalCode: ZIP } }),
    });
  const found = await (await search()).text();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url !== url) return network(request);
    return new Response(found, { headers: { 'content-type': 'application/json' } });
  };
}
