import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface RuleRow {
  categories: string[];
  countries: string[];
  assignee_id: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** The rules of a business in their order (`routing_rules_pkey`). */
export async function findRules(db: ReadDatabase, businessID: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    SELECT rule.categories, rule.countries, rule.assignee_id, assignee.first_name, assignee.last_name
    FROM routing_rules AS rule LEFT JOIN named_people AS assignee ON assignee.id = rule.assignee_id
    WHERE rule.business_id = ${businessID} ORDER BY rule.position
  `.execute(db);
  return rows;
}

/** Until the transaction ends nobody else replaces the rules of a business. */
export async function lockRules(db: Database, businessID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`routing-rules ${businessID}`}, 0))`.execute(db);
}

export interface NewRule {
  categories: readonly string[];
  countries: readonly string[];
  assigneeID: string | undefined;
}

export async function replaceRules(
  db: Database,
  businessID: string,
  rules: readonly NewRule[],
): Promise<void> {
  await db.deleteFrom('routing_rules').where('business_id', '=', businessID).execute();
  if (rules.length === 0) return;
  await db
    .insertInto('routing_rules')
    .values(
      rules.map(({ categories, countries, assigneeID }, position) => ({
        business_id: businessID,
        position,
        categories: [...categories],
        countries: [...countries],
        assignee_id: assigneeID ?? null,
      })),
    )
    .execute();
}

/** Who of these people belong to a business. */
export async function findMembersAmong(
  db: ReadDatabase,
  businessID: string,
  personIDs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`
    SELECT person_id FROM people_of_businesses WHERE business_id = ${businessID} AND person_id = ANY(${personIDs}::uuid[])
  `.execute(db);
  return new Set(rows.map(({ person_id }) => person_id));
}

export interface MatchRow {
  inquiry_id: string;
  business_id: string;
  assignee_id: string;
}

/**
 * To whom the rules give these inquiries: those in the inbox of whoever received them, that nobody looks after. A rule whose person has left
 * is passed over (`inquiry_sides_pkey`, `routing_rules_pkey`).
 */
export async function findMatches(db: ReadDatabase, inquiryIDs: readonly string[]): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    SELECT DISTINCT ON (received.inquiry_id) received.inquiry_id, rule.business_id, rule.assignee_id
    FROM inquiry_sides AS received
      JOIN inquiries AS inquiry ON inquiry.id = received.inquiry_id
      JOIN inquiry_sides AS sent ON sent.inquiry_id = received.inquiry_id AND sent.side = 'S'
      JOIN routing_rules AS rule ON rule.business_id = received.business_id AND rule.assignee_id IS NOT NULL
      LEFT JOIN places_of_products AS product ON product.id = inquiry.product_id
      LEFT JOIN answering_businesses AS business ON business.id = sent.business_id
      LEFT JOIN countries_of_people AS person ON person.id = sent.person_id
    WHERE received.inquiry_id = ANY(${inquiryIDs}::uuid[]) AND received.side = 'R' AND received.folder = 'inbox'
      AND received.assigned_to IS NULL AND NOT received.is_closed
      AND (rule.categories = '{}' OR product.industry_id = ANY(rule.categories)
        OR product.industry_id || '.' || product.category_id = ANY(rule.categories))
      AND (rule.countries = '{}' OR coalesce(business.country_code, person.country_code) = ANY(rule.countries))
    ORDER BY received.inquiry_id, rule.position
  `.execute(db);
  return rows;
}

export interface Routed {
  inquiryID: string;
  businessID: string;
  personID: string;
  by: 'rule' | 'substitute';
}

/** Assigns received inquiries (`inquiry_sides_pkey`). */
export async function assignRouted(db: Database, routed: readonly Routed[]): Promise<void> {
  await sql`
    UPDATE inquiry_sides AS own SET assigned_to = routed.person_id, assigned_by = routed.by
    FROM unnest(${routed.map((each) => each.inquiryID)}::uuid[], ${routed.map((each) => each.personID)}::uuid[],
      ${routed.map((each) => each.by)}::text[]) AS routed(inquiry_id, person_id, by)
    WHERE own.inquiry_id = routed.inquiry_id AND own.side = 'R'
  `.execute(db);
}

/** What those are told to whom a rule gives an inquiry: the business gave it to them, no colleague. */
export async function findTold(db: ReadDatabase, inquiryIDs: readonly string[]) {
  const { rows } = await sql<{ inquiry_id: string; subject: string; business_name: string }>`
    SELECT inquiry.id AS inquiry_id, inquiry.subject, business.company_name AS business_name
    FROM inquiries AS inquiry
      JOIN inquiry_sides AS received ON received.inquiry_id = inquiry.id AND received.side = 'R'
      JOIN business_cards AS business ON business.id = received.business_id
    WHERE inquiry.id = ANY(${inquiryIDs}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.inquiry_id, row]));
}

/** Which rules name somebody (`routing_rules_of_person`). */
export function findRulesNaming(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('routing_rules')
    .select(['business_id', 'position'])
    .where('assignee_id', '=', personID)
    .orderBy('business_id')
    .orderBy('position')
    .execute();
}
