import { redactText } from '@kontor/server';
import type { Context } from './context.ts';

const levels = {
  debug: 'debug',
  trace: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

/**
 * Makes lines of our log of what libraries write to the console, such as better-auth of statements that failed: their texts
 * and errors without what looks like a secret, and nothing else they hand over. Returns what undoes it.
 */
export function logConsole(log: Context['log']): () => void {
  const before = { ...console };
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, {
      [method]: (...given: unknown[]) => {
        const err = given.find((each) => each instanceof Error);
        const texts = given.filter((each) => typeof each === 'string');
        const report = redactText(texts.join(' '));
        log[level]({ ...(err ? { err } : {}), ...(report ? { report } : {}) }, 'written to the console');
      },
    });
  }
  return () => {
    Object.assign(console, before);
  };
}
