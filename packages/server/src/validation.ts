import type { Issue } from '@kontor/contract';
import { Ajv, type Options } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { KontorError } from './errors.ts';
import { issueOfSchema } from './schema-issue.ts';
import { findUnstorable, type UnstorablePlace } from './storable-text.ts';

const options: Options = { useDefaults: true, removeAdditional: false, allErrors: false, strict: false };

// A query string, a path and a header are text, so numbers are read from it; a JSON body has types of its own.
const bodySchemas = new Ajv({ ...options, coerceTypes: false });
const textSchemas = new Ajv({ ...options, coerceTypes: 'array' });
formats.default(bodySchemas);
formats.default(textSchemas);

/**
 * Validates by the schema, and refuses text no database can hold, wherever it stands: a schema says how text is to be, not
 * that it has to be text.
 */
export const compileValidator: FastifySchemaCompiler<Record<string, unknown>> = ({ schema, httpPart }) => {
  const fits = (httpPart === 'body' ? bodySchemas : textSchemas).compile(schema);
  // As Ajv's own functions are: what is wrong stands beside the function, until it is called again.
  function validate(data: unknown): boolean {
    const place = fits(data) ? findUnstorable(data) : undefined;
    validate.errors = fits.errors ?? (place ? [unstorable(place)] : null);
    return validate.errors === null;
  }
  validate.errors = null as FastifySchemaValidationError[] | null;
  return validate;
};

function unstorable(place: UnstorablePlace): FastifySchemaValidationError {
  return {
    keyword: 'storable',
    instancePath: place
      .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
      .join(''),
    schemaPath: '',
    params: {},
    message: 'holds a character that cannot be saved (NUL, or half of a surrogate pair)',
  };
}

type Part = Issue['in'];
const parts: Record<string, Part> = {
  body: 'body',
  querystring: 'query',
  params: 'params',
  headers: 'headers',
};

/** The answer to a request its schema refuses: BadRequest with an issue for each field found wrong. */
export function validationError(errors: FastifySchemaValidationError[], context = 'body'): KontorError {
  const issues = errors.map((error) => toIssue(error, parts[context] ?? 'body'));
  const first = issues[0];
  const what = first?.field ? `${first.in}.${first.field}` : first?.in;
  return new KontorError('BadRequest', `${what} ${first?.message}`, { issues });
}

function toIssue(error: FastifySchemaValidationError, part: Part): Issue {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { keyword, params } = error;
  const missing = keyword === 'required' ? [params.missingProperty] : [];
  const unexpected = keyword === 'additionalProperties' ? [params.additionalProperty] : [];
  const field = [...path, ...missing, ...unexpected].join('.');
  return { in: part, field, ...issueOfSchema(error), message: messageOf(error) };
}

function messageOf({ keyword, params, message }: FastifySchemaValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is unknown';
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return `must be one of ${params.allowedValues.join(', ').slice(0, 300)}`;
  return message ?? 'is not valid';
}
