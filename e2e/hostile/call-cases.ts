import {
  accountCalls,
  type Call,
  calls,
  exportPerson,
  forgetPerson,
  internalTokenHeader,
  listRevocations,
  listSoleBusinesses,
  sendMail,
  sessionHeader,
  tellPerson,
  transferBusinesses,
} from '@kontor/contract';
import { type HostileCase, request, type Service } from './requests.ts';
import { oddAddressParts, oddJson } from './values.ts';

/** What the product holds that requests can name. */
export interface Known {
  /** Ids by the names of parameters: `businessID`, `productID`, … */
  ids: Readonly<Record<string, string>>;
  /** Of somebody who is signed in: an access token, and the cookies of the account service. */
  token: string;
  cookies: string;
  /** What services show each other. */
  internalToken: string;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
}

const json = ['Content-Type', 'application/json'] as const;

/** Values that patterns of the contract let pass. */
const passing = [
  'MX',
  '+52 477 555 0164',
  'marisol@envases.example',
  '/about-us',
  'US-TX',
  '0006',
  '000601',
  '00060101',
];

/** A value the schema lets pass. */
function exampleOf(schema: Schema, name: string, { ids }: Known): unknown {
  if (schema.allOf) return exampleOf(Object.assign({}, ...schema.allOf), name, { ids } as Known);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return objectOf(schema, { ids } as Known);
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items, name, { ids } as Known)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  const id = ids[name] ?? ids.businessID;
  const candidates = [id, ...passing, 'pump'];
  const { pattern } = schema;
  return (
    candidates.find((each) => !pattern || (each !== undefined && new RegExp(pattern).test(each))) ?? 'pump'
  );
}

/** The fields an object cannot be without. */
function objectOf({ properties = {}, required = [] }: Schema, known: Known): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {}, name, known)]));
}

/** Dotted paths of the fields of an object, two levels deep. */
function fieldsOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, { properties: inner, items }]) => [
    name,
    ...Object.keys(inner ?? items?.properties ?? {}).map((each) => `${name}.${each}`),
  ]);
}

/** A body in which one field has a value given as JSON. */
function bodyWith(body: Record<string, unknown>, field: string, value: string): string {
  const [outer = '', inner] = field.split('.');
  const others = Object.entries(body).filter(([name]) => name !== outer);
  const text = inner === undefined ? value : `{${JSON.stringify(inner)}:${value}}`;
  const parts = [...others.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)];
  return `{${[...parts, `${JSON.stringify(outer)}:${text}`].join(',')}}`;
}

interface Target {
  call: Call;
  service: Service;
  prefix: string;
  headers: (readonly [string, string])[];
}

/** Calls that would end the session the others need. */
const ending = new Set(['endSession', 'refreshSession']);

function targetsOf(known: Known): Target[] {
  const signedIn = [[sessionHeader, known.token]] as Target['headers'];
  const asService = [[internalTokenHeader, known.internalToken]] as Target['headers'];
  const ofApi = [tellPerson, forgetPerson, listSoleBusinesses, transferBusinesses, exportPerson];
  return [
    ...calls.flatMap((call) =>
      (['api', 'portal'] as const).map((service) => ({
        call,
        service,
        prefix: '/api/v1/',
        headers: signedIn,
      })),
    ),
    ...accountCalls.map((call) => ({
      call,
      service: 'accounts' as const,
      prefix: '/',
      headers: ending.has(call.name) ? [] : signedIn,
    })),
    ...ofApi.map((call) => ({ call, service: 'api' as const, prefix: '/', headers: asService })),
    ...[listRevocations, sendMail].map((call) => ({
      call,
      service: 'accounts' as const,
      prefix: '/',
      headers: asService,
    })),
  ];
}

function pathOf({ call, prefix }: Target, known: Known, odd: Record<string, string> = {}): string {
  const properties = (call.params?.properties ?? {}) as Record<string, Schema>;
  return (
    prefix +
    call.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) =>
        odd[name] ?? encodeURIComponent(String(exampleOf(properties[name] ?? {}, name, known))),
    )
  );
}

/** Each parameter, each field of a query and of a body of each call, with each odd value. */
export function callCases(known: Known): HostileCase[] {
  return targetsOf(known).flatMap((target, at) => {
    const cases = [
      ...paramCases(target, known),
      ...queryCases(target, known),
      ...fieldCases(target, known),
      ...bodyCases(target, known),
    ];
    // The portal hands on what the api is asked with anyway: a part of it, another one for each call.
    return target.service === 'portal' ? cases.filter((_, nth) => (nth + at) % throughPortal === 0) : cases;
  });
}

/** One in so many cases goes through the portal, too. */
const throughPortal = 6;

function minimalBody({ call }: Target, known: Known): string | undefined {
  if (!call.body || call.file) return undefined;
  return JSON.stringify(objectOf(call.body as Schema, known));
}

function paramCases(target: Target, known: Known): HostileCase[] {
  const { call, service, headers } = target;
  const body = minimalBody(target, known);
  return Object.keys(call.params?.properties ?? {}).flatMap((name) =>
    oddAddressParts.map(([what, part]) => ({
      family: 'call: parameter',
      what: `${call.name} ${name}: ${what}`,
      service,
      bytes: request({
        method: call.method,
        path: pathOf(target, known, { [name]: part }),
        headers: body ? [...headers, json] : headers,
        ...(body ? { body } : {}),
      }),
    })),
  );
}

function queryCases(target: Target, known: Known): HostileCase[] {
  const { call, service, headers } = target;
  const schema = (call.query ?? {}) as Schema;
  const path = pathOf(target, known);
  const required = Object.entries(objectOf(schema, known));
  const make = (what: string, query: string): HostileCase => ({
    family: 'call: query',
    what: `${call.name} ${what}`,
    service,
    bytes: request({ method: call.method, path: `${path}?${query}`, headers }),
  });
  const names = Object.keys(schema.properties ?? {});
  return names.flatMap((name) => {
    const others = required.filter(([other]) => other !== name).map(([other, value]) => `${other}=${value}`);
    const with_ = (part: string) => [...others, part].join('&');
    return [
      ...oddAddressParts.map(([what, part]) => make(`${name}: ${what}`, with_(`${name}=${part}`))),
      make(`${name} twice`, with_(`${name}=1&${name}=2`)),
      make(`${name} as list`, with_(`${name}[]=1&${name}[0]=2`)),
      make(`${name} as object`, with_(`${name}[__proto__][x]=1&${name}.constructor=2`)),
      make(`${name} ninety times`, with_(Array.from({ length: 90 }, (_, nth) => `${name}=${nth}`).join('&'))),
    ];
  });
}

function fieldCases(target: Target, known: Known): HostileCase[] {
  const { call, service, headers } = target;
  if (!call.body || call.file) return [];
  const body = objectOf(call.body as Schema, known);
  return fieldsOf(call.body as Schema).flatMap((field) =>
    oddJson.map(([what, value]) => ({
      family: 'call: field',
      what: `${call.name} ${field}: ${what}`,
      service,
      bytes: request({
        method: call.method,
        path: pathOf(target, known),
        headers: [...headers, json],
        body: bodyWith(body, field, value),
      }),
    })),
  );
}

const deep = 5_000;
const wide = Array.from({ length: 6_000 }, (_, nth) => `"${nth.toString(36)}":1`).join(',');

/** Bodies that are odd as wholes, with the type they claim to be of. */
export const oddBodies: readonly (readonly [
  what: string,
  type: string | undefined,
  body: string | Buffer,
])[] = [
  ['nothing', 'application/json', ''],
  ['a blank', 'application/json', ' '],
  ['null', 'application/json', 'null'],
  ['a text', 'application/json', '"text"'],
  ['a number', 'application/json', '1e400'],
  ['a list', 'application/json', '[]'],
  ['a list of nothing', 'application/json', '[null]'],
  ['half an object', 'application/json', '{"a":'],
  ['no JSON', 'application/json', "{'a':1}"],
  ['two objects', 'application/json', '{}{}'],
  ['a comment', 'application/json', '{/* */}'],
  ['lists 5,000 deep', 'application/json', '['.repeat(deep) + ']'.repeat(deep)],
  ['objects 5,000 deep', 'application/json', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
  ['lists 5,000 deep in a field', 'application/json', `{"a":${'['.repeat(deep)}${']'.repeat(deep)}}`],
  ['5,000 deep and never closed', 'application/json', '['.repeat(deep)],
  ['6,000 names', 'application/json', `{${wide}}`],
  [
    '100,000 names',
    'application/json',
    `{${Array.from({ length: 100_000 }, (_, nth) => `"${nth}":1`).join(',')}}`,
  ],
  ['one name 3,000 times', 'application/json', `{${'"a":1,'.repeat(3_000)}"a":1}`],
  ['__proto__', 'application/json', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'],
  ['__proto__ escaped', 'application/json', '{"\\u005f_proto__":{"isAdmin":true}}'],
  ['NUL as a name', 'application/json', '{"\\u0000":"\\u0000"}'],
  ['bytes of NUL', 'application/json', Buffer.alloc(2_000)],
  ['no UTF-8', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', 'application/json; charset=utf-16', Buffer.from('\ufeff{"a":1}', 'utf16le')],
  ['a byte order mark', 'application/json', '\ufeff{}'],
  ['another charset', 'application/json; charset=klingon', '{}'],
  ['JSON of another kind', 'application/vnd.api+json', '{}'],
  ['JSON as text', 'text/plain', '{"a":1}'],
  [
    'XML',
    'application/xml',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ['YAML', 'application/yaml', 'a: &a [*a]'],
  ['a form', 'application/x-www-form-urlencoded', 'a=1&__proto__[b]=2&%00=%00&%ED%A0%80=%ED%A0%80'],
  ['a broken form', 'application/x-www-form-urlencoded', '%&=&%zz=%&&&=;'],
  ['a form of 3,000 fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(3_000)],
  ['a form without boundary', 'multipart/form-data', '--x\r\n\r\n'],
  ['a form that never begins', 'multipart/form-data; boundary=x', 'nothing'],
  [
    'a form that never ends',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  ],
  [
    'a form with an odd name',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a\u0000"; filename="../../x\u0000.png"\r\n\r\n1\r\n--x--\r\n',
  ],
  [
    'a form without names',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--\r\n',
  ],
  [
    'a form of parts within parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n--y--\r\n--x--\r\n',
  ],
  ['a form with a long boundary', `multipart/form-data; boundary=${'x'.repeat(300)}`, '{}'],
  ['no type', undefined, '{"a":1}'],
  ['a type that is none', 'x', '{}'],
  ['a type of signs', ';;;/,=', '{}'],
  ['a long type', `application/${'x'.repeat(2_000)}`, '{}'],
];

function bodyCases(target: Target, known: Known): HostileCase[] {
  const { call, service, headers } = target;
  if (call.method === 'GET') return [];
  return oddBodies.map(([what, type, body]) => ({
    family: 'call: body',
    what: `${call.name}: ${what}`,
    service,
    bytes: request({
      method: call.method,
      path: pathOf(target, known),
      headers: [...headers, ...(type === undefined ? [] : [['Content-Type', type] as const])],
      body,
    }),
  }));
}
