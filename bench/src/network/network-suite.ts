import { startSignedInApi } from '../load/signed-in-api.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { fillNetwork } from './fill-network.ts';
import { measureHotPost } from './hot-post.ts';
import { measureFarPosts, measureFollowing } from './newsfeeds.ts';
import { measurePosting } from './posting.ts';
import { rowCostSection } from './row-costs.ts';

const name = 'network';

async function run(options: RunOptions): Promise<Section[]> {
  const open = await startSignedInApi(name);
  const network = await fillNetwork(open.database, options);
  const place = { ...open, network };
  const sections = [
    await measureFollowing(place, options),
    await measureFarPosts(place, options),
    ...(await measurePosting(place, options)),
    await measureHotPost(place, options),
    rowCostSection(network.costs),
  ];
  await open.services.stop();
  return sections;
}

export const networkSuite: Suite = {
  name,
  about:
    'newsfeeds and posts of people who follow many, or whom many follow, beside few; likes of one post beside a bare upsert; what rows take.',
  data: '20,000 people with 77,500 posts',
  run,
};
