import { change } from './rows.ts';

/** As if a business had been seen and asked each of the last 400 days but today. */
export function countedBusiness(businessID: string): Promise<void> {
  return change(
    `INSERT INTO dashboard_days (business_id, day, kind, part, count)
    SELECT $1, (now() AT TIME ZONE 'UTC')::date - ago, kind, part, count
    FROM generate_series(1, 400) AS ago, (VALUES
      ('profile-view', 'MX', 7), ('profile-view', 'US', 3), ('product-view', 'MX', 4), ('search', '', 40),
      ('inquiry', 'full price list', 1), ('answer', '8', 1)
    ) AS counted (kind, part, count)`,
    [businessID],
  );
}
