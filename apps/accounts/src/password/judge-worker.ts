import { parentPort } from 'node:worker_threads';
import { strengthOf } from './strength.ts';

/** What a judge asks its thread; the answer is a `Strength`. */
export interface Question {
  password: string;
  own: string[];
}

parentPort?.on('message', ({ password, own }: Question) => {
  parentPort?.postMessage(strengthOf(password, own));
});
