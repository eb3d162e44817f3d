import { calls, pathParams, WireError } from '@grocer/foundation/contract';
import type { AnyCall } from '@grocer/foundation/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

type Json = Readonly<Record<string, unknown>>;

const Properties = v.record(v.string(), v.record(v.string(), v.unknown()));

const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input' });
  return rest;
};

const content = (schema: Json): Json => ({ 'application/json': { schema } });

const refusal = (description: string): Json => ({
  description,
  content: content({ $ref: '#/components/schemas/Refusal' }),
});

const header = (name: string, schema: Json, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  schema,
});

/** The headers of a call: those of its schema, and the ones that every call of a shopper has. */
function headersOf(call: AnyCall): readonly Json[] {
  const text = { type: 'string' };
  const own = call.headers ? schemaOf(call.headers) : {};
  const properties = Object.entries(v.parse(Properties, own['properties'] ?? {}));
  return [
    ...properties.map(([name, schema]) => header(name, schema, true)),
    ...(call.auth === 'bearer'
      ? [
          header('x-application-id', text, true),
          header('x-payment-auth-type', text, true),
          header('x-payment-intent-id', text, false),
        ]
      : []),
    ...(call.write
      ? [header('idempotency-key', { type: 'string', minLength: 16, maxLength: 255 }, true)]
      : []),
  ];
}

function responsesOf(call: AnyCall): Json {
  const statuses = new Set([
    400,
    ...(call.auth === 'none' ? [] : [401, 429]),
    ...(call.auth === 'bearer' ? [404] : []),
    ...(call.write ? [409, 422] : []),
    ...call.errors.map(({ status }) => status),
    500,
  ]);
  return {
    200: { description: 'Done.', content: content(schemaOf(call.response)) },
    ...Object.fromEntries([...statuses].map((status) => [status, refusal('Refused.')])),
  };
}

const operationOf = (call: AnyCall): Json => ({
  operationId: call.name,
  summary: call.summary,
  tags: [call.service],
  security: call.auth === 'none' ? [] : [{ [call.auth]: [] }],
  parameters: [
    ...pathParams(call.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...headersOf(call),
  ],
  ...(call.body && { requestBody: { required: true, content: content(schemaOf(call.body)) } }),
  responses: responsesOf(call),
});

/** The contract table as an OpenAPI 3.1 document. */
export function openApiDocument(table: readonly AnyCall[] = calls()): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of table) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  const bearer = { type: 'http', scheme: 'bearer' };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Grocer',
      version: '1.0.0',
      description: 'Every call the Grocer SDKs make. Generated from the contract table.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://api.localhost:8787' }],
    tags: [...new Set(table.map(({ service }) => service))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: schemaOf(WireError) },
      securitySchemes: {
        bearer: { ...bearer, description: 'A shopper’s short-lived token.' },
        client: { ...bearer, description: 'The secret of a back end.' },
      },
    },
  };
}
