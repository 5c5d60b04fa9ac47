import { createHash } from 'node:crypto';
import type { RoutingRules } from '@kontor/contract';
import { presentColleague } from '../team/present.ts';
import type { RuleRow } from './queries.ts';

export function presentRules(rows: readonly RuleRow[]): RoutingRules {
  return {
    rules: rows.map(({ categories, countries, assignee_id, first_name, last_name }) => ({
      categories,
      countries,
      assignee: presentColleague({ id: assignee_id, first_name, last_name }),
    })),
    version: versionOf(rows),
  };
}

/** What tells rules from others. */
export function versionOf(rows: readonly RuleRow[]): string {
  const told = rows.map(({ categories, countries, assignee_id }) => [categories, countries, assignee_id]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
