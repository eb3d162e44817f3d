import { createConfig, lintFromString } from '@redocly/openapi-core';
import { calls } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

it('describes every call, and conforms to the OpenAPI specification', async () => {
  const source = JSON.stringify(openApiDocument());
  const config = await createConfig({ extends: ['spec'] });
  expect(await lintFromString({ source, config, absoluteRef: 'openapi.json' })).toEqual([]);
  for (const { name, kind } of calls())
    expect(source).toContain(kind ? `"title":"${name}"` : `"operationId":"${name}"`);
});
