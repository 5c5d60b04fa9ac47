import stringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = (data: unknown) => string;

/** By the schema as JSON. Errors of all calls have one shape, and compiling it for each status of each is most of a start. */
const serializers = new Map<string, Serializer>();

/** Serialises by the schema, as Fastify does by itself; answers of one shape, whatever is said of them, by one function. */
export const compileSerializer: FastifySerializerCompiler<Record<string, unknown>> = ({ schema }) => {
  const { description: _, ...shape } = schema;
  const key = JSON.stringify(shape);
  const known = serializers.get(key);
  if (known) return known;
  const serialize: Serializer = stringify(shape);
  serializers.set(key, serialize);
  return serialize;
};
