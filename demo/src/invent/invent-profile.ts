import type { BusinessPlan } from './business-plan.ts';
import { addDays, momentOn } from './calendar.ts';
import type { Country } from './countries.ts';
import { demoId } from './demo-id.ts';
import { describePlant } from './describe-plant.ts';
import type { EarliestYear } from './earliest-years.ts';
import type { GoodsKinds } from './goods-kinds.ts';
import { hostLabel, inventAddress, inventPhone } from './invent-contact.ts';
import { type Figures, inventCapacity, inventFigures } from './invent-figures.ts';
import { inventTrade } from './invent-trade.ts';
import type { LeastPeople } from './least-people.ts';
import { type Random, randomFor } from './random.ts';
import { fullnessOf } from './tiers.ts';
import type { Wordings } from './wording.ts';
import { type BusinessWords, writeTexts } from './write-texts.ts';

export interface Sources {
  countries: Country[];
  dialCodes: Map<string, string>;
  streets: Map<string, string[]>;
  goods: GoodsKinds;
  earliestYear: EarliestYear;
  leastPeople: LeastPeople;
  /** The ids of the subcategories a business offers something of. */
  offeredBy(plan: BusinessPlan): readonly string[];
  wordings: Wordings;
  /** The day of the load. */
  day: string;
}

/** So long all but the newcomers have been here, who are the newest of their type therefore. */
const leastDaysHere = 26;

export type BusinessRow = ReturnType<typeof inventProfile>['row'];

/** The row of an invented business, and its texts in a further language; the higher its tier, the fuller. */
export function inventProfile(plan: BusinessPlan, sources: Sources) {
  const random = randomFor(`profile ${plan.index}`);
  const fullness = fullnessOf(plan);
  const stated = () => random.chance(fullness);
  const { categories, focus } = plan;
  const places = [...categories.slice(0, 1), ...focus].map(({ id }) => id);
  const figures = inventFigures(
    plan,
    {
      earliestYear: sources.earliestYear([...places, plan.country.code]),
      leastPeople: sources.leastPeople([
        ...[...categories, ...focus].map(({ id }) => id),
        ...sources.offeredBy(plan),
      ]),
      kindsOfGoods: new Set(focus.map(({ id }) => sources.goods.ofSubcategory(id))).size,
      day: sources.day,
    },
    random,
  );
  const trade = inventTrade(plan, sources, random);
  const {
    texts: [own, ...others],
    tells,
  } = writeTexts(plan, figures, trade, sources, random);
  const daysHere = plan.daysHere ?? leastDaysHere + random.between(4, 660);
  const created = addDays(sources.day, -daysHere);
  const created_at = momentOn(created, random);
  const sinceCreated = random.between(1, 200);
  const touched = addDays(created, sinceCreated);
  const id = demoId('business', plan.index);
  const saysMore = stated();
  const row = {
    id,
    origin: 'demo',
    subscription: plan.tier,
    company_name: plan.name,
    short_description: own.short,
    general_description: saysMore ? own.general : null,
    text_language: own.language,
    business_type: plan.business_type,
    industry_id: plan.categories[0]?.industry_id ?? null,
    classified_by_rule: [],
    ...stateFigures(figures, tells, stated),
    ...inventCapacity(plan, figures, random),
    ...inventContact(plan, sources, stated, random),
    ...inventFactory(plan, figures, { sources, isTold: tells.halls, stated }, random),
    ...trade.lists,
    average_lead_time_days: trade.sellsGoods && stated() ? trade.averageLeadTime : null,
    created_at,
    updated_at: touched < sources.day && stated() ? momentOn(touched, random) : created_at,
  };
  const texts = others.map(({ language, short, general }) => ({
    business_id: id,
    language,
    short_description: short,
    general_description: saysMore ? general : null,
  }));
  return { row, texts, averageLeadTime: trade.averageLeadTime };
}

function stateFigures(figures: Figures, tells: BusinessWords['tells'], stated: () => boolean) {
  const people = stated() || tells.people;
  const workers = stated();
  const revenue = stated();
  return {
    year_established: stated() || tells.year ? figures.year_established : null,
    employees_min: people ? figures.employees_min : null,
    employees_max: people ? figures.employees_max : null,
    production_employees_min: people && workers ? figures.production_employees_min : null,
    production_employees_max: people && workers ? figures.production_employees_max : null,
    annual_revenue_min: revenue ? figures.annual_revenue_min : null,
    annual_revenue_max: revenue ? figures.annual_revenue_max : null,
    sales_employees: people && stated() ? figures.sales_employees : null,
  };
}

function inventContact(plan: BusinessPlan, sources: Sources, stated: () => boolean, random: Random) {
  const { country, place } = plan;
  const address = inventAddress(country, place, sources.streets.get(country.culture) ?? [], random);
  const dialCode = sources.dialCodes.get(country.code) ?? null;
  const host = `${hostLabel(plan.stem)}.example`;
  const legal = stated();
  const mobile = stated();
  return {
    legal_address_english: legal ? address : null,
    shipping_address_english: legal && random.chance(0.4) ? address : null,
    city: place.city,
    zipcode: place.zipcode,
    country_code: country.code,
    state_id: place.state_id,
    email: stated() ? `info@${host}` : null,
    website: stated() ? `https://www.${host}` : null,
    phone_country_code: dialCode,
    phone_number: inventPhone(country.phone, place.area, random),
    mobile_phone_country_code: mobile ? dialCode : null,
    mobile_phone_number: mobile ? inventPhone(country.mobile, place.area, random) : null,
  };
}

function inventFactory(
  plan: BusinessPlan,
  figures: Figures,
  { sources, isTold, stated }: { sources: Sources; isTold: boolean; stated: () => boolean },
  random: Random,
) {
  const isShown = plan.kind === 'maker' && (stated() || isTold);
  // Where its texts say that the plant is.
  const place = isShown ? plan.place : null;
  return {
    manufacturing_facilities: isShown ? describePlant(plan, figures, sources.wordings, random) : null,
    factory_city: place?.city ?? null,
    factory_zipcode: place?.zipcode ?? null,
    factory_country_code: isShown ? plan.country.code : null,
    factory_state_id: place?.state_id ?? null,
    factory_size: isShown ? figures.factory_size : null,
    production_lines: isShown ? figures.production_lines : null,
  };
}
