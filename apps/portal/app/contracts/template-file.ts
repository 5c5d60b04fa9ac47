import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../session/page-context.ts';
import { templateNamed } from './contract-templates.ts';
import { plainText } from './plain-text.ts';
import { readTemplate } from './read-template.server.ts';
import { templateIn } from './template-elements.tsx';

/** `/b2b-contract-help/{template}.txt`: the template alone, to be filled in, in the visit's language. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const name = templateNamed(params.template);
  if (!name) return new Response(null, { status: 404 });
  const { html } = await readTemplate(name, context);
  const { language } = context.get(visitContext);
  return new Response(`${plainText(templateIn(html))}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${language}.txt"`,
      'content-language': language,
      'x-robots-tag': 'noindex',
      vary: 'Cookie, Accept-Language',
    },
  });
}
