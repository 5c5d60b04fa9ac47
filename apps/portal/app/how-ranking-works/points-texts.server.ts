import { fitPoints, maximumMerits, meritPoints, pointsOf } from '@kontor/contract/ranking';
import { msg } from '@lingui/core/macro';
import type { Telling } from '../company/telling.server.ts';
import { visitContext } from '../session/page-context.ts';
import type { PointsPart } from './points-bar.tsx';

const { proof, likes, freshness, place } = meritPoints;

function pointsForLikes(count: number): number {
  return pointsOf({ completeness: 0, facts: 0, likes: count, updatedAt: new Date(freshness.since) }).likes;
}

/** What the whole width of a chart stands for: the highest step with all merits, and all merits alone. */
const scales = { fit: fitPoints.exactName + maximumMerits, merits: maximumMerits };

/** What counts, with how many points; the numbers are those the search adds up. */
export function pointsTexts(telling: Telling) {
  const { say } = telling;
  const { i18n } = telling.context.get(visitContext);
  const highest = i18n.number(maximumMerits);
  const larger = i18n.number(Math.round(scales.fit / scales.merits));
  return {
    title: say(msg`What counts, and how much`),
    intro: say(
      msg`Relevance comes first: each level of relevance is worth more than all quality signals together, which add up to at most ${highest} points. Both are added, and the highest total ranks first.`,
    ),
    groups: [
      {
        title: say(msg`Relevance`),
        intro: say(
          msg`The highest level a result reaches counts. The end of each bar, in the colours of the next list, shows all possible quality signals: they do not reach the next level.`,
        ),
        scale: scales.fit,
        rows: fitRows(telling),
      },
      {
        title: say(msg`Quality signals`),
        intro: say(
          msg`These put results of the same level in order. The bars are drawn ${larger} times larger than those above: the full width is ${highest} points.`,
        ),
        scale: scales.merits,
        rows: meritRows(telling),
      },
    ],
    equal: say(
      msg`Results with equal totals appear in an arbitrary but fixed order. If nothing is typed, quality signals alone decide.`,
    ),
  };
}

export type PointsTexts = ReturnType<typeof pointsTexts>;

interface PointsRow {
  title: string;
  parts: readonly PointsPart[];
  /** The points as they are written. */
  amount: string;
  text: string;
}

const allMerits = (['completeness', 'proof', 'likes', 'freshness'] as const).map(
  (name): PointsPart => ({ for: name, points: meritPoints[name].maximum }),
);

function fitRows({ say, context }: Telling): PointsRow[] {
  const { i18n } = context.get(visitContext);
  const step = (points: number) => ({
    parts: [{ for: 'fit' as const, points }, ...allMerits],
    amount: i18n.number(points),
  });
  return [
    {
      ...step(fitPoints.exactName),
      title: say(msg`Its name is exactly what was typed`),
      text: say(
        msg`Capitals, accents, punctuation and legal form do not matter. If you type the name of a company, a product or a person, you find it first.`,
      ),
    },
    {
      ...step(fitPoints.nameAndPlace),
      title: say(msg`All words are in its name, and it is in the category they name`),
      text: say(
        msg`Some of the words are enough to name the category. Industries and subcategories count here like categories. Where only buyers use those words for a subcategory, a result of its category that contains them anywhere counts the same.`,
      ),
    },
    {
      ...step(fitPoints.name),
      title: say(msg`All words are in its name, or all of them name its subcategory`),
      text: say(
        msg`Names in the industry tree in Spanish, Italian or Chinese also count if the result’s name has them in English. A subcategory can be called what buyers call it, and a value or a location can be next to it.`,
      ),
    },
    {
      ...step(fitPoints.place),
      title: say(msg`The words name its category or industry`),
      text: say(
        msg`Or some of them do, or name its subcategory, and the others are elsewhere, for example in its description. A company’s category counts if it is the first on its profile, or if the company has products in it.`,
      ),
    },
    {
      ...step(0),
      title: say(msg`The words are elsewhere, for example in its description`),
      text: say(msg`It is found, after everything that matches better.`),
    },
  ];
}

function meritRows({ say, context }: Telling): PointsRow[] {
  const { i18n } = context.get(visitContext);
  const number = (value: number) => i18n.number(value);
  function merit(name: keyof typeof meritPoints) {
    const { maximum } = meritPoints[name];
    const points = number(maximum);
    const amount = say(name === 'place' ? msg`up to −${points}` : msg`up to ${points}`);
    return { parts: [{ for: name, points: maximum }], amount };
  }
  const since = i18n.date(new Date(freshness.since), { dateStyle: 'long', timeZone: 'UTC' });
  const liked = (count: number) => number(pointsForLikes(count));
  const [one, three, seven] = [liked(1), liked(3), liked(7)];
  const last = number(2 ** (likes.maximum / likes.first) - 1);
  const [checked, yielded] = [number(proof.each), number(place.each)];
  const checks = proof.maximum / proof.each;
  const { each: aged, days } = freshness;
  const yearly = Math.round((365 / days) * aged);
  return [
    {
      ...merit('completeness'),
      title: say(msg`A complete profile`),
      text: say(msg`By the share of fields filled in. Every field counts the same.`),
    },
    {
      ...merit('proof'),
      title: say(msg`Facts with proof`),
      text: say(
        msg`${checked} for each checked fact, for at most ${checks} checks. Products have the checks of their company. An expired check stops counting automatically.`,
      ),
    },
    {
      ...merit('likes'),
      title: say(msg`Likes`),
      text: say(
        msg`The first ones count most: ${one} for 1 like, ${three} for 3, ${seven} for 7; above ${last}, likes add nothing more.`,
      ),
    },
    {
      ...merit('freshness'),
      title: say(msg`Freshness`),
      text: say(
        msg`${aged} for every ${days} days between ${since} and the last change. A year makes a difference of ${yearly}.`,
      ),
    },
    {
      ...merit('place'),
      title: say(msg`Later products of one company`),
      text: say(
        msg`Each product gets ${yielded} less than the one before it, in the order its company chose, so that no company fills a page.`,
      ),
    },
  ];
}
