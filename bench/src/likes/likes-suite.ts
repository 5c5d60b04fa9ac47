import { buildPortal } from '@kontor/launch/portal-build';
import { closeAtEnd } from '../closing.ts';
import { openCorpus } from '../corpus/open-corpus.ts';
import { createServices, unlimited } from '../load/services.ts';
import { steadily } from '../load/steadily.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atLeast } from '../target.ts';
import { type LikeWay, openLikes } from './open-likes.ts';
import { pagesToVisit } from './pages-to-visit.ts';
import { cacheAll, visitSteadily } from './visit-steadily.ts';

const likesPerSecond = 50;

/** Shares of the visits answered from the cache. */
interface Round {
  none: number;
  ownRow: number;
  /** Where it was measured. */
  inRow: number | undefined;
}

async function run({ businesses, rounds, quick, progress }: RunOptions): Promise<Section[]> {
  const corpus = await openCorpus(businesses, progress);
  progress('building the portal, if its sources have changed');
  await buildPortal();
  const services = createServices();
  closeAtEnd(() => services.stop());
  const api = await services.start('apps/api/src/server.ts', 'API_PORT', {
    DATABASE_URL: corpus.url,
    ...unlimited,
  });
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', {
    API_URL: api.url,
    ACCOUNTS_URL: api.url,
    ...unlimited,
  });
  const { pages, elsewhere } = await pagesToVisit(corpus);
  const addresses = pages.map((path) => portal.url + path);
  const likes = await openLikes(corpus.url, elsewhere);
  const seconds = quick ? 3 : 8;

  async function measure(way?: LikeWay): Promise<number> {
    await cacheAll(addresses);
    const [cached] = await Promise.all([
      visitSteadily(addresses, seconds),
      way ? steadily({ perSecond: likesPerSecond, seconds }, () => likes.add(way)) : undefined,
    ]);
    return cached;
  }

  const measured: Round[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      progress(`visits while likes are written, round ${round + 1}`);
      const none = await measure();
      const ownRow = await measure('own row');
      // To compare with; the pages it gives up take long to be made again.
      const inRow = quick && round > 0 ? undefined : await measure('row of what is liked');
      measured.push({ none, ownRow, inRow });
    }
  } finally {
    await likes.close();
    await services.stop();
  }
  return [section(measured, addresses.length)];
}

function section(measured: readonly Round[], pages: number): Section {
  const percent = (shares: readonly number[]) => median(shares) * 100;
  const compared = measured.flatMap(({ none, inRow }) => (inRow === undefined ? [] : { none, inRow }));
  const share = percent(measured.map(({ ownRow, none }) => ownRow / none));
  return {
    title: `Cached pages while others are liked, ${likesPerSecond} likes a second`,
    columns: ['likes', 'visits answered from the cache %', 'share of none written %'],
    rows: [
      ['none', percent(measured.map(({ none }) => none)), 100],
      ['counted in rows of their own', percent(measured.map(({ ownRow }) => ownRow)), share],
      [
        'counted in the row of what is liked, with its search document',
        percent(compared.map(({ inRow }) => inRow)),
        percent(compared.map(({ inRow, none }) => inRow / none)),
      ],
    ],
    checks: [atLeast('P17', 'cached pages still cached while others are liked', [share, '%'], 85, 97)],
    notes: [
      `${pages} pages visited in turn, 40 visits a second: the home page, searches, businesses and products; liked are others, which stand on many of these.`,
    ],
  };
}

export const likesSuite: Suite = {
  name: 'likes',
  about: 'cached pages under 50 likes a second, beside the same pages while nothing is written.',
  prepareQuick: () => buildPortal(),
  run,
};
