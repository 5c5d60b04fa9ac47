import {
  accountCalls,
  type Call,
  calls,
  internalCalls,
  internalTokenHeader,
  sessionHeader,
} from '@kontor/contract';
import type { Known } from './known.ts';
import { oddBodies } from './odd-bodies.ts';
import { type HostileCase, request, type Service } from './requests.ts';
import { bodyWith, exampleOf, fieldsOf, objectOf, type Schema } from './schema-values.ts';
import { oddAddressParts, oddJson } from './values.ts';

const json = ['Content-Type', 'application/json'] as const;

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
    ...(['api', 'accounts'] as const).flatMap((service) =>
      internalCalls[service].map((call) => ({ call, service, prefix: '/', headers: asService })),
    ),
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
