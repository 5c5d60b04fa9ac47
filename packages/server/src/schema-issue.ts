import { type FieldIssue, type IssueCode, issueOfPattern } from '@kontor/contract';
import type { FastifySchemaValidationError } from 'fastify';

/** Keywords of JSON Schema that compare a size with a limit. */
const sizes: Record<string, IssueCode> = {
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minimum: 'tooSmall',
  exclusiveMinimum: 'tooSmall',
  maximum: 'tooLarge',
  exclusiveMaximum: 'tooLarge',
  minItems: 'tooFew',
  minProperties: 'tooFew',
  maxItems: 'tooMany',
  maxProperties: 'tooMany',
};

const others: Record<string, IssueCode> = {
  required: 'required',
  additionalProperties: 'unexpected',
  enum: 'unknown',
  const: 'unknown',
  storable: 'notPlainText',
};

/** What a value that its schema refuses has wrong with it. */
export function issueOfSchema({ keyword, params }: FastifySchemaValidationError): FieldIssue {
  const size = sizes[keyword];
  if (size) return sizeIssue(size, Number(params.limit));
  if (keyword === 'type') return { code: isNumeric(params.type) ? 'notANumber' : 'malformed' };
  if (keyword === 'pattern') return { code: issueOfPattern[String(params.pattern)] ?? 'malformed' };
  return { code: others[keyword] ?? 'malformed' };
}

/** Where something has to be there, nothing is too little of it. */
function sizeIssue(code: IssueCode, limit: number): FieldIssue {
  return code === 'tooShort' && limit === 1 ? { code: 'required' } : { code, limit };
}

function isNumeric(type: unknown): boolean {
  return type === 'number' || type === 'integer';
}
