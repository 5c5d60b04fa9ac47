import { startSignedInApi } from '../load/signed-in-api.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { measureInbox } from './inbox.ts';
import { measureNamedList } from './named-list.ts';
import { measureProductTable } from './product-table.ts';

const name = 'tables';

async function run(options: RunOptions): Promise<Section[]> {
  const { services, ...open } = await startSignedInApi(name);
  const sections = [
    await measureProductTable(open, options),
    await measureInbox(open, options),
    await measureNamedList(open, options),
  ];
  await services.stop();
  return sections;
}

export const tablesSuite: Suite = {
  name: 'tables',
  about:
    'pages far behind in an owner’s table of products, an inbox, a conversation and a named list over HTTP, beside the first ones.',
  data: 'A business with 10,000 products, one with 25,000 conversations, and a named list of 5,000 products',
  run,
};
