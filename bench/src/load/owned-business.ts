import { randomUUID } from 'node:crypto';
import type { withConnection } from '@kontor/database';

type Client = Parameters<Parameters<typeof withConnection>[1]>[0];

/** A business that belongs to a person the api knows. @returns its id */
export async function insertOwnedBusiness(client: Client, personID: string, name: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO businesses (id, origin, company_name, business_type, country_code, industry_id, claimed_at)
     VALUES ($1, 'registered', $2, 'MA', 'MX', '0006', now())`,
    [id, name],
  );
  await client.query("INSERT INTO business_members (business_id, person_id, role) VALUES ($1, $2, 'owner')", [
    id,
    personID,
  ]);
  return id;
}
