import { KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { escapeHtml } from '../html.ts';
import { listOutbox, type OutboxMail, outboxOf } from '../mail/outbox.ts';
import { type Pages, pageRequest, sendPage } from './page-request.ts';
import { texts } from './texts.ts';

/** `/outbox`: the mails of a product without a mail server, where they may be read. */
export function addOutboxPage(app: FastifyInstance, context: Context, pages: Pages): void {
  app.get('/outbox', async (request, reply) => {
    const page = pageRequest(pages, request);
    const which = outboxOf(context.settings, page.visit.address);
    if (which === 'none') throw new KontorError('NotFound', 'There is no GET /outbox.');
    const mails = await listOutbox(context, which);
    const { emptyOutbox } = texts[page.language];
    const content = mails.length > 0 ? mails.map(renderMail).join('\n') : `<p>${escapeHtml(emptyOutbox)}</p>`;
    return sendPage(pages, reply, 'outbox', page, content);
  });
}

function renderMail({ to, subject, paragraphs, button, note, createdAt }: OutboxMail): string {
  const link = button ? `<p><a href="${escapeHtml(button.link)}">${escapeHtml(button.label)}</a></p>` : '';
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 16).replace('T', ' ')}</time></p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${link}
<p class="hint">${escapeHtml(note)}</p>
</article>`;
}
