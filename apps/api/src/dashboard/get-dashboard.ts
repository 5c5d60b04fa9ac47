import {
  type Dashboard,
  type DashboardPeriod,
  type DashboardStep,
  dashboardLimits,
  inquirySubjects,
} from '@kontor/contract';
import { boostsByDay } from '../boost/boosts-by-day.ts';
import type { ForMember } from '../business/policy.ts';
import { subjectIn } from '../inquiry/subject-in.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { addUp, kindOfFigure } from './add-up.ts';
import { answerFigures, medianMinutes } from './answer-figures.ts';
import { countedKinds, derivedKinds } from './kinds.ts';
import { addDays, dayOfMoment, monthsOf, type Period, periodsUntil, placesOf, stepsOf } from './period.ts';

import {
  type DayPartRow,
  type DayRow,
  findDayParts,
  findDays,
  findFirstDay,
  findParts,
  findProductFigures,
  findViewsOfProducts,
  findWords,
  type PartRow,
} from './queries.ts';
import { viewsByCountry } from './views-by-country.ts';

/** Views, searches, inquiries and answers of the last days and of as many before them, all from sums by day. */
export async function getDashboard(context: ForMember, days: DashboardPeriod): Promise<Dashboard> {
  const { db, actor, reference, language } = context;
  const { businessID } = actor.actingBusiness;
  const { now, before } = periodsUntil(dayOfMoment(new Date()), days);
  const both = { businessID, from: before.from, to: now.to };
  const [since, dayRows, parts, conversations, words, products, boosts] = await Promise.all([
    findFirstDay(db, businessID),
    findDays(db, both),
    findParts(db, { ...both, middle: now.from }),
    findDayParts(db, { businessID, ...now, kinds: [derivedKinds.inquiry, derivedKinds.answer] }),
    findWords(db, { businessID, ...now }),
    listProducts(context, { now, before }),
    boostsByDay(db, businessID, now),
  ]);
  return {
    ...now,
    before,
    since,
    totals: totalsOf(parts),
    unit: days === 30 ? 'day' : 'week',
    steps: countSteps({ period: now, size: days === 30 ? 1 : 7, dayRows, conversations, boosts }),
    countries: viewsByCountry(parts, reference, language),
    subjects: {
      unit: days === 365 ? 'month' : 'week',
      names: inquirySubjects.map((subject) => subjectIn(subject, language)),
      steps: countSubjects(days === 365 ? monthsOf(now) : stepsOf(now, 7), conversations),
    },
    answers: {
      now: answerFigures(answersOf(parts).map(({ part, now: count }) => ({ part, count }))),
      before: answerFigures(answersOf(parts).map(({ part, before: count }) => ({ part, count }))),
    },
    words,
    products,
  };
}

const answersOf = (parts: readonly PartRow[]) => parts.filter(({ kind }) => kind === derivedKinds.answer);

function totalsOf(parts: readonly PartRow[]): Dashboard['totals'] {
  const now = parts.map(({ kind, now: count }) => ({ kind, count }));
  const before = parts.map(({ kind, before: count }) => ({ kind, count }));
  const compared = Object.entries(kindOfFigure).map(([figure, kind]) => [
    figure,
    { now: addUp(now, kind), before: addUp(before, kind) },
  ]);
  return Object.fromEntries(compared) as Dashboard['totals'];
}

interface Counting {
  period: Period;
  /** Days of a step. */
  size: number;
  dayRows: readonly DayRow[];
  conversations: readonly DayPartRow[];
  boosts: readonly { day: string; count: number }[];
}

function countSteps({ period, size, dayRows, conversations, boosts }: Counting): DashboardStep[] {
  const steps = stepsOf(period, size);
  const places = placesOf(steps);
  const byStep = Map.groupBy(dayRows, ({ day }) => places.get(day));
  const answers = Map.groupBy(
    conversations.filter(({ kind }) => kind === derivedKinds.answer),
    ({ day }) => places.get(day),
  );
  const begun = Map.groupBy(boosts, ({ day }) => places.get(day));
  return steps.map((step, place) => {
    const boosted = (begun.get(place) ?? []).reduce((sum, { count }) => sum + count, 0);
    const rows = byStep.get(place) ?? [];
    const replyMinutes = medianMinutes(answers.get(place) ?? []);
    return {
      ...step,
      profileViews: addUp(rows, countedKinds.profileView),
      productViews: addUp(rows, countedKinds.productView),
      searches: addUp(rows, countedKinds.search),
      inquiries: addUp(rows, derivedKinds.inquiry),
      ...(replyMinutes !== undefined && { replyMinutes }),
      ...(boosted > 0 && { boosts: boosted }),
    };
  });
}

function countSubjects(
  steps: readonly { from: string; days: number }[],
  conversations: readonly DayPartRow[],
): Dashboard['subjects']['steps'] {
  const places = placesOf(steps);
  const inquiries = conversations.filter(({ kind }) => kind === derivedKinds.inquiry);
  const byStep = Map.groupBy(inquiries, ({ day }) => places.get(day));
  return steps.map(({ from }, place) => ({
    from,
    counts: inquirySubjects.map((subject) =>
      (byStep.get(place) ?? []).reduce((sum, { part, count }) => (part === subject ? sum + count : sum), 0),
    ),
  }));
}

async function listProducts(
  context: ForMember,
  { now: period, before }: { now: Period; before: Period },
): Promise<Dashboard['products']> {
  const { db, actor } = context;
  const figures = await findProductFigures(db, {
    businessID: actor.actingBusiness.businessID,
    ...{ from: before.from, middle: period.from, to: period.to },
  });
  const ids = figures.map(({ product_id }) => product_id);
  const weeks = { from: addDays(period.to, 1 - 7 * dashboardLimits.weeks), to: period.to };
  const [cards, views] = await Promise.all([
    getProductCards(context, ids),
    findViewsOfProducts(db, ids, weeks),
  ]);
  const places = placesOf(stepsOf(weeks, 7));
  const byProduct = new Map(figures.map((each) => [each.product_id, each]));
  return cards.flatMap((product) => {
    const found = byProduct.get(product.productID);
    if (!found) return [];
    const counts = Array.from({ length: dashboardLimits.weeks }, () => 0);
    for (const { product_id, day, count } of views) {
      const place = places.get(day);
      if (product_id === product.productID && place !== undefined)
        counts[place] = (counts[place] ?? 0) + count;
    }
    return [
      {
        product,
        views: { now: found.views, before: found.views_before },
        likes: { now: found.likes, before: found.likes_before },
        inquiries: { now: found.inquiries, before: found.inquiries_before },
        weeks: counts,
      },
    ];
  });
}
