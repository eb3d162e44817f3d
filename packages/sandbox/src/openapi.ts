import { calls, pathParams, WireErrorSchema } from '@grocer/foundation/contract';
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

const Names = v.array(v.string());

/** Returns the parameters of an object schema, and whether each is required. */
function parametersOf(schema: v.GenericSchema | undefined, place: 'header' | 'query'): readonly Json[] {
  const own = schema ? schemaOf(schema) : {};
  const required = v.parse(Names, own['required'] ?? []);
  return Object.entries(v.parse(Properties, own['properties'] ?? {})).map(([name, about]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: about,
  }));
}

/** Returns the headers of a call: those of its schema, and those that every call of a shopper has. */
function headersOf(call: AnyCall): readonly Json[] {
  const text = { type: 'string' };
  return [
    ...parametersOf(call.headers, 'header'),
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

type Calls = readonly [AnyCall, ...AnyCall[]];

/** Returns one schema, or alternatives when several calls share a method and a path. */
function oneOf(kinds: Calls, schema: (call: AnyCall) => v.GenericSchema): Json {
  if (kinds.length === 1) return schemaOf(schema(kinds[0]));
  return {
    // A response of one kind may also match another kind's schema, so `anyOf` instead of `oneOf`.
    anyOf: kinds.map((call) => ({
      title: call.name,
      description: call.summary,
      ...schemaOf(schema(call)),
    })),
  };
}

function bodyOf(kinds: Calls): Json {
  if (!kinds[0].body) return {};
  const { anyOf, ...only } = oneOf(kinds, ({ body }) => body ?? v.never());
  return { requestBody: { required: true, content: content(anyOf ? { oneOf: anyOf } : only) } };
}

/** Statuses with which handlers refuse, beyond the contract's and those of the checks before them. */
const OWN_REFUSALS: Readonly<Record<string, readonly number[]>> = {
  'wallet.add-bank-card': [503],
  'wallet.edit-card': [503],
  'wallet.check-gift-balance': [402],
  'wallet.check-snap-balance': [503],
  'auth.sign-in': [429],
  'vault.open-session': [429],
  'vault.redeem-card-token': [410, 422],
  'vault.redeem-cvv-token': [410, 422],
  'vault.redeem-pin-token': [410, 422],
  'content.strings': [404],
  'account.store-locator': [503],
  'timeslots.upfront': [422],
  'timeslots.promising': [422],
  'promise.read': [410],
  'promise.update': [410],
  'scheduling.replacements': [409],
  'checkout.create': [410],
};

function responsesOf(kinds: Calls): Json {
  const [call] = kinds;
  const isOfShopper = call.auth === 'bearer' || call.auth === 'optional';
  const statuses = new Set([
    400,
    ...(call.auth === 'none' ? [] : [401]),
    403,
    ...(isOfShopper ? [404, 429] : []),
    ...(call.body ? [413, 415] : []),
    ...(call.write ? [409, 422] : []),
    ...kinds.flatMap(({ errors }) => errors.flatMap(({ status = [] }) => status)),
    ...kinds.flatMap(({ name }) => OWN_REFUSALS[name] ?? []),
    500,
  ]);
  return {
    200: { description: 'Done.', content: content(oneOf(kinds, ({ response }) => response)) },
    ...Object.fromEntries([...statuses].map((status) => [status, refusal('Refused.')])),
  };
}

/** Returns an operation id for calls that share an address, derived from that address. */
const sharedId = ({ method, path }: AnyCall): string =>
  [method.toLowerCase(), ...path.split('/').filter(Boolean)].join('.');

function securityOf({ auth }: AnyCall): readonly Json[] {
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { bearer: [] }] : [{ [auth]: [] }];
}

const operationOf = (kinds: Calls, [call] = kinds): Json => ({
  operationId: kinds.length === 1 ? call.name : sharedId(call),
  summary: kinds.map(({ summary }) => summary).join(' '),
  tags: [call.service],
  security: securityOf(call),
  parameters: [
    ...pathParams(call.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...parametersOf(call.query, 'query'),
    ...headersOf(call),
  ],
  ...bodyOf(kinds),
  responses: responsesOf(kinds),
});

/** Groups the calls by method and path. */
function byAddress(table: readonly AnyCall[]): readonly Calls[] {
  const groups = new Map<string, [AnyCall, ...AnyCall[]]>();
  for (const call of table) {
    const address = `${call.method} ${call.path}`;
    const group = groups.get(address);
    if (group) group.push(call);
    else groups.set(address, [call]);
  }
  return [...groups.values()];
}

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(table: readonly AnyCall[] = calls()): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const kinds of byAddress(table)) {
    const { path, method } = kinds[0];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(kinds);
  }
  const bearer = { type: 'http', scheme: 'bearer' };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Grocer',
      version: '1.0.0',
      description:
        'Every call the Grocer SDKs make. Generated from the contract table. What the payment service asks of others is its own: /v1/payments, /v1/authorizations, /v1/modify-payments/, /v1/purchases, /v1/post-order-gratuities/ and /v1/wallet-intents.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://api.localhost:8787' }],
    tags: [...new Set(table.map(({ service }) => service))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: schemaOf(WireErrorSchema) },
      securitySchemes: {
        bearer: { ...bearer, description: 'A shopper’s short-lived token.' },
        client: { ...bearer, description: 'The secret of a back end.' },
      },
    },
  };
}
