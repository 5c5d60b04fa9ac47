import type { Certificates } from '@kontor/database/schema';
import type { Selectable } from 'kysely';
import { presentPicture } from '../upload/present-picture.ts';

/** Its dates are YYYY-MM-DD. */
export interface ShownCertificate
  extends Pick<
    Selectable<Certificates>,
    'id' | 'name' | 'issuer' | 'number' | 'photo' | 'issue_date' | 'expire_date'
  > {
  expired: boolean;
}

/** What its people and the public see of a certificate alike: all but its PDF. */
export function presentCertificate(row: ShownCertificate) {
  return {
    id: row.id,
    name: row.name,
    issuer: row.issuer ?? undefined,
    number: row.number ?? undefined,
    issueDate: row.issue_date,
    expireDate: row.expire_date ?? undefined,
    expired: row.expired,
    photo: presentPicture(row.photo),
  };
}
