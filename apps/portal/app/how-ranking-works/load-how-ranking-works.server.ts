import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { Telling } from '../company/telling.server.ts';
import { textPage } from '../company/text-page.server.ts';
import { exampleOf } from './example.server.ts';
import { pointsTexts } from './points-texts.server.ts';
import { rankingTexts } from './ranking-texts.server.ts';

export const loadHowRankingWorks = textPage({
  path: '/how-ranking-works',
  title: msg`How results are ordered`,
  description: ({ place }) =>
    msg`How ${brand.name} ranks search results in ${place} and worldwide: what counts and for how many points, what never counts, and how to rank better.`,
  keywords: ({ country }) => msg`order of results, ranking, search, points, proof, ${brand.name}, ${country}`,
  drawing: 'company/why-buyers',
  content,
});

function content(telling: Telling) {
  return { ...rankingTexts(telling), points: pointsTexts(telling), example: exampleOf(telling) };
}
