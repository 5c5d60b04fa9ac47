import type { Call, Input } from '@kontor/contract';
import { type ByteBudget, refuseTooLarge, validationError, watchBody } from '@kontor/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { fileTooLarge, readForm } from './read-form.ts';
import type { Route } from './route.ts';

interface Bounds {
  budget: ByteBudget;
  /** Bytes of the largest form. */
  bodyLimit: number;
}

type ReceiveForm = (request: FastifyRequest, reply: FastifyReply, context: Context) => Promise<void>;

/**
 * Receives the forms of a route that takes a file, while there is room in memory for what arrives, in this order: its fields,
 * what the route has against them, the person it is counted for, and only then the bytes of the file. It rejects with what the
 * request is refused with.
 */
export function receiveForms(
  app: FastifyInstance,
  { call, beforeFile }: Pick<Route, 'call' | 'beforeFile'>,
  { budget, bodyLimit }: Bounds,
): ReceiveForm {
  return async (request, reply, context) => {
    if (call.file && refuseTooLarge(request, bodyLimit)) throw fileTooLarge(call.file.maxBytes);
    const noRoom = watchBody(budget, request, reply);
    const read = readForm(request, call, async () => {
      const { body } = request;
      if (!request.validateInput(body, 'body'))
        throw validationError(request.getValidationFunction('body')?.errors ?? []);
      const person = await beforeFile?.(context, { body } as Input<Call>);
      if (person !== undefined) await countFor(person, request, reply);
    });
    await Promise.race([noRoom, read]);
  };

  function countFor(person: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return new Promise((resolve, reject) => {
      app.countPerson(request, reply, person, (refused) => (refused ? reject(refused) : resolve()));
    });
  }
}
