import type { BusinessPlan } from './business-plan.ts';
import type { Random } from './random.ts';
import { fullnessOf } from './tiers.ts';

/** Numbers that must fit each other: people, revenue, halls, lines. */
export interface Figures {
  year_established: number;
  employees_min: number;
  employees_max: number;
  annual_revenue_min: number;
  annual_revenue_max: number;
  production_employees_min: number | null;
  production_employees_max: number | null;
  factory_size: number | null;
  production_lines: number | null;
  sales_employees: number;
}

const bands = [
  [5, 10],
  [11, 25],
  [26, 50],
  [51, 100],
  [101, 250],
  [251, 500],
  [501, 1_000],
] as const;
type Band = (typeof bands)[number];

/** In years: nobody among them is quite new, or that much older. */
const shortestStanding = 5;
const longestStanding = 84;

/**
 * @param earliestYear the first year in which there can be such a business
 * @param leastPeople how many people it has at least, if it makes what it sells
 * @param kindsOfGoods how many it is known for: larger makers have a line for each
 */
export function inventFigures(
  plan: BusinessPlan,
  {
    earliestYear,
    leastPeople,
    kindsOfGoods,
    day,
  }: { earliestYear: number; leastPeople: number; kindsOfGoods: number; day: string },
  random: Random,
): Figures {
  const latestFounding = Number(day.slice(0, 4)) - shortestStanding;
  const isMaker = plan.kind === 'maker';
  const smallest = { standard: 0, gold: 1, premium: 2, platinum: 3 }[plan.tier];
  const drawn = random.pick(bands.slice(smallest, isMaker ? smallest + 4 : smallest + 3));
  const [minimum, maximum] = isMaker ? atLeast(leastPeople, drawn) : drawn;
  const fewestLines = maximum > 50 ? kindsOfGoods : 1;
  const revenuePerHead = random.between(isMaker ? 55 : 90, isMaker ? 160 : 380) * 1_000;
  const share = random.between(55, 80) / 100;
  const years = Math.min(longestStanding, latestFounding - earliestYear);
  return {
    year_established: latestFounding - Math.floor(random.next() ** 1.6 * years),
    employees_min: minimum,
    employees_max: maximum,
    annual_revenue_min: roundToTwoDigits(minimum * revenuePerHead),
    annual_revenue_max: roundToTwoDigits(maximum * revenuePerHead),
    production_employees_min: isMaker ? Math.round(minimum * share) : null,
    production_employees_max: isMaker ? Math.round(maximum * share) : null,
    factory_size: isMaker ? Math.max(150, Math.round((maximum * random.between(18, 60)) / 50) * 50) : null,
    production_lines: isMaker
      ? Math.max(fewestLines, Math.min(12, Math.round(maximum / random.between(18, 60))))
      : null,
    sales_employees: Math.max(1, Math.round(maximum / random.between(9, 18))),
  };
}

/** The drawn band, or the lowest one that has as many people. */
function atLeast(people: number, drawn: Band): Band {
  return drawn[0] >= people ? drawn : (bands.find(([from]) => from >= people) ?? drawn);
}

interface Capacity {
  production_capacity_min: number | null;
  production_capacity_max: number | null;
  production_capacity_unit: string | null;
  production_capacity_period: string | null;
}

// What the makers of an industry count, and how many one worker turns out in a month.
const output: Record<string, readonly [unit: string, perHead: number]> = {
  '0001': ['units', 60],
  '0002': ['units', 900],
  '0003': ['units', 4],
  '0004': ['tonnes', 12],
  '0005': ['machines', 0.2],
  '0006': ['pieces', 220],
  '0007': ['pieces', 400],
  '0008': ['pieces', 900],
  '0009': ['pieces', 3_500],
  '0010': ['pieces', 180],
  '0011': ['tonnes', 18],
  '0012': ['pieces', 25],
  '0013': ['pieces', 1_200],
  '0014': ['tonnes', 30],
};

export function inventCapacity(plan: BusinessPlan, figures: Figures, random: Random): Capacity {
  const [unit, perHead] = output[plan.categories[0]?.industry_id ?? ''] ?? [];
  const heads = figures.production_employees_max;
  if (heads === null || unit === undefined || perHead === undefined || !random.chance(fullnessOf(plan))) {
    return {
      production_capacity_min: null,
      production_capacity_max: null,
      production_capacity_unit: null,
      production_capacity_period: null,
    };
  }
  const [period, months] = random.pick(
    perHead < 1 ? [['year', 12] as const] : [['month', 1] as const, ['year', 12] as const],
  );
  const maximum = roundToTwoDigits(Math.max(2, heads * perHead * months));
  return {
    production_capacity_min: roundToTwoDigits(maximum * 0.7),
    production_capacity_max: maximum,
    production_capacity_unit: unit,
    production_capacity_period: period,
  };
}

/** 1,234,567 → 1,200,000: nobody states more of it. */
function roundToTwoDigits(amount: number): number {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / digits) * digits;
}
