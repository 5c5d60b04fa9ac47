import { listMyBusinesses } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { teamsIn } from '../edit/testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember, rows } = teamsIn(api);

test('people who ask to join, certificates that end and an offered ownership wait for those who can answer', async () => {
  const { businessID, owner, admin } = await aTeam();
  const member = await aMember(businessID, 'member', 'Teo');
  const waits = async ({ call }: Pick<typeof owner, 'call'>) => {
    const [mine] = await call(listMyBusinesses, {});
    const { joinRequests, expiredCertificates, expiringCertificates, ownershipOffer } = mine ?? {};
    return { joinRequests, expiredCertificates, expiringCertificates, ownershipOffer };
  };
  const nothing = { joinRequests: 0, expiredCertificates: 0, expiringCertificates: 0 };
  expect(await waits(owner)).toEqual(nothing);

  const asks = async (personID: string, extra: object = {}) =>
    api.db
      .insertInto('business_join_requests')
      .values({ business_id: businessID, person_id: personID, email: 'a@b.example', ...extra })
      .execute();
  await asks(await rows.aPerson());
  await asks(await rows.aPerson(), { declined_at: new Date() });
  await asks(await rows.aPerson(), { withdrawn_at: new Date() });
  await asks(member.id);
  await sql`INSERT INTO certificates (business_id, name, issue_date, expire_date) VALUES
    (${businessID}, 'Expired', '2019-01-01', current_date - 1),
    (${businessID}, 'Ends today', '2019-01-01', current_date),
    (${businessID}, 'Ends in a month', '2019-01-01', current_date + 30),
    (${businessID}, 'Ends later', '2019-01-01', current_date + 31),
    (${businessID}, 'Never ends', '2019-01-01', NULL)`.execute(api.db);
  await sql`INSERT INTO ownership_transfers (business_id, owner_id, heir_id)
    VALUES (${businessID}, ${owner.id}, ${member.id})`.execute(api.db);
  const all = { joinRequests: 1, expiredCertificates: 1, expiringCertificates: 2 };
  expect(await waits(owner)).toEqual({ ...all, ownershipOffer: 'byCaller' });
  expect(await waits(admin)).toEqual(all);
  expect(await waits(member)).toEqual({ ...nothing, ownershipOffer: 'toCaller' });
  await sql`UPDATE ownership_transfers SET expires_at = now() WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  expect(await waits(member)).toEqual(nothing);
});
