import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageAddress } from '../../visit/page-address.ts';
import { pageContext } from '../../visit/page-context.ts';

/** The person's data as a file; back to the overview, which says so, when they cannot be had whole. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { verbs, accounts, visit, back, refusalOf } = context.get(pageContext);
  try {
    const archive = await verbs.exportData(accounts, visit);
    return new Response(JSON.stringify(archive, undefined, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="kontor-data-${archive.exportedAt.slice(0, 10)}.json"`,
      },
    });
  } catch (error) {
    if (refusalOf(error).problem !== 'Unavailable') throw error;
    const overview = pageAddress('/security', { language: visit.language, back }, { export: 'failed' });
    return redirect(overview, 303);
  }
}
