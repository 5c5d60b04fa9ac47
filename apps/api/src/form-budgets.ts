import { addGauge, type ByteBudget, createByteBudget, requireMinimumRate } from '@kontor/server';
import type { FastifyInstance } from 'fastify';

const megabyte = 1024 * 1024;

/** Bytes of forms with a file that are held at once, of everybody and of one sender, and the forms one sender may have begun. */
const held = { total: 64 * megabyte, each: 4 * megabyte, unfinished: 64 };

/** The same of large files, which go to the store as they arrive: none of their bytes is held, and all count while it does. */
const streamed = { total: 1_024 * megabyte, each: 450 * megabyte, unfinished: 4 };

/** What bounds the forms that arrive, and how slowly they may. @param now a monotonic clock in milliseconds */
export function openFormBudgets(
  app: FastifyInstance,
  now?: () => number,
): { forms: ByteBudget; streamedForms: ByteBudget } {
  const [forms, streamedForms] = [createByteBudget(held), createByteBudget(streamed)];
  addGauge(app, {
    name: 'kontor_waiting_forms_bytes',
    help: 'Bytes held of forms with a file that are being received or answered',
    read: forms.held,
  });
  addGauge(app, {
    name: 'kontor_arriving_files_bytes',
    help: 'Bytes of large files that are arriving and lie in no place yet',
    read: streamedForms.held,
  });
  requireMinimumRate(app, [forms, streamedForms], now);
  return { forms, streamedForms };
}
