import { addGauge } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { KeptAnswers } from './kept-answers.ts';

const helps: Record<keyof ReturnType<KeptAnswers['figures']>, string> = {
  hits: 'Calls answered with a kept answer',
  made: 'Answers made because none was kept',
  answers: 'Answers kept',
  bytes: 'Memory taken by kept answers in bytes',
};

/** The figures of kept answers at `/metrics`. */
export function showFigures(app: FastifyInstance, answers: KeptAnswers): void {
  for (const name of Object.keys(helps) as (keyof typeof helps)[]) {
    addGauge(app, {
      name: `kontor_answer_cache_${name}`,
      help: helps[name],
      read: () => answers.figures()[name],
    });
  }
}
