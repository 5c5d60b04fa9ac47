import { addGauges } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { MeasuredAnswerCache } from './answer-cache.ts';

const helps: Record<keyof ReturnType<MeasuredAnswerCache['figures']>, string> = {
  hits: 'Calls answered from the cache',
  misses: 'Calls of the cache whose answer was made',
  answers: 'Answers in the cache',
  bytes: 'Memory taken by cached answers in bytes',
};

/** The figures of the cache of answers at `/metrics`. */
export function showFigures(app: FastifyInstance, answers: MeasuredAnswerCache): void {
  addGauges(app, 'answer_cache', helps, () => answers.figures());
}
