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
      msg`How well a result fits what was typed comes first: each step of fit is worth more than everything behind a result together, which is at most ${highest} points. Both are added up, and the highest sum stands first.`,
    ),
    groups: [
      {
        title: say(msg`How well it fits`),
        intro: say(
          msg`Of these steps, the highest one that a result reaches counts. The end of a bar, in the colours of the next list, is all that can be behind the result: it does not reach the next step.`,
        ),
        scale: scales.fit,
        rows: fitRows(telling),
      },
      {
        title: say(msg`What is behind it`),
        intro: say(
          msg`This orders results of the same step. It is drawn ${larger} times as large as above: the whole width is ${highest} points.`,
        ),
        scale: scales.merits,
        rows: meritRows(telling),
      },
    ],
    equal: say(
      msg`Results with equal sums stand in an order that is arbitrary and stays the same. Where nothing is typed, what is behind a result decides alone.`,
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
      title: say(msg`Its name is what was typed`),
      text: say(
        msg`Capitals, accents, punctuation and legal form aside. Whoever types the name of a company, a product or a person finds that first.`,
      ),
    },
    {
      ...step(fitPoints.nameAndPlace),
      title: say(msg`All words are in its name, and it stands in the category they name`),
      text: say(
        msg`Some of the words are enough to name the category. Industries and subcategories count here as categories do.`,
      ),
    },
    {
      ...step(fitPoints.name),
      title: say(msg`All words are in its name, or all of them name its subcategory`),
      text: say(
        msg`What the industry tree has in Spanish, Italian or Chinese also counts when the name has it in English. A subcategory may be called as buyers call it, and a value or a location may stand beside it.`,
      ),
    },
    {
      ...step(fitPoints.place),
      title: say(msg`The words name its category or industry`),
      text: say(
        msg`Or some of them do, or name its subcategory, and the others are elsewhere, as in its description.`,
      ),
    },
    {
      ...step(0),
      title: say(msg`The words are elsewhere, as in its description`),
      text: say(msg`It is found, behind everything that fits better.`),
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
      text: say(msg`By the share of its fields that are filled. Each field counts the same.`),
    },
    {
      ...merit('proof'),
      title: say(msg`Facts with proof`),
      text: say(
        msg`${checked} for each check of a fact, and ${checks} checks at most. Products have the checks of their company. A check that has ended stops counting by itself.`,
      ),
    },
    {
      ...merit('likes'),
      title: say(msg`Likes`),
      text: say(
        msg`The first ones count most: ${one} for one like, ${three} for 3, ${seven} for 7. From ${last} likes on they add nothing.`,
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
        msg`Each product is given ${yielded} less than the one before it, in the order its company chose, so that no company fills a page.`,
      ),
    },
  ];
}
