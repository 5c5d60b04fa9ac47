import type { Call, Input } from '@kontor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteBudget } from '../byte-budget.ts';
import { refuseTooLarge, watchBody } from '../receive-body.ts';
import { validationError } from '../validation.ts';
import type { Person } from './actor.ts';
import { fileTooLarge, readForm } from './read-form.ts';
import type { CallContext, Route } from './route.ts';

interface FormOptions<Base> {
  budget: ByteBudget;
  /** Bytes of the largest form. */
  bodyLimit: number;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext<Base>;
}

type ReceiveForm = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Receives the forms of a route that takes a file, while there is room in memory for what arrives, in this order: its fields,
 * what the route has against them, the person it is counted for, and only then the bytes of the file. It rejects with what the
 * request is refused with.
 */
export function receiveForms<Base, P extends Person>(
  app: FastifyInstance,
  { call, beforeFile }: Pick<Route<Base, Call, P>, 'call' | 'beforeFile'>,
  { budget, bodyLimit, contextOf }: FormOptions<Base>,
): ReceiveForm {
  return async (request, reply) => {
    if (call.file && refuseTooLarge(request, bodyLimit)) throw fileTooLarge(call.file.maxBytes);
    const noRoom = watchBody(budget, request, reply);
    const admit = async () => {
      const { body } = request;
      if (!request.validateInput(body, 'body'))
        throw validationError(request.getValidationFunction('body')?.errors ?? []);
      const person = await beforeFile?.(contextOf(request, reply) as never, { body } as Input<Call>);
      if (person !== undefined) await countFor(person, request, reply);
    };
    const read = readForm(request, call, admit, noRoom);
    try {
      await Promise.race([noRoom, read]);
    } catch (error) {
      if (call.file?.isStreamed) dropRest(request);
      throw error;
    }
  };

  function countFor(person: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return new Promise((resolve, reject) => {
      app.countPerson(request, reply, person, (refused) => (refused ? reject(refused) : resolve()));
    });
  }
}

/**
 * What is left of a body nobody reads any more is received and dropped: a connection that is closed with unread bytes may lose its
 * answer.
 */
export function dropRest({ raw }: FastifyRequest): void {
  if (!raw.readableEnded) raw.unpipe().resume();
}
