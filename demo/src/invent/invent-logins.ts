import { type Language, languages } from '@kontor/contract';
import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { type PersonRow, usernameOf } from './invent-people.ts';
import { randomFor } from './random.ts';
import { readTable } from './tables.ts';

/** Known to everybody who can read this. */
export const demoPassword = 'river-anvil-lamp';

/** Numbers of usernames from here on are theirs; below are those of the other invented people. */
const firstNumber = 1_000;

const operatorRoles = ['support', 'moderator', 'verifier', 'finance'];

/** What a login takes from the business its person works for. */
export interface Employer {
  id: string;
  company_name: string;
  country_code: string;
  state_id: string | null;
  city: string | null;
  industry_id: string | null;
  business_type: string;
  created_at: Date;
}

/** A person of the network. Who has no address cannot log in, and only writes there. */
export interface InventedLogin {
  person: PersonRow & { email: string | null };
  language: Language;
  membership: { business_id: string; person_id: string; role: string; since: string } | undefined;
  operatorOf: { person_id: string; role: string; since: string }[];
}

type Column =
  | 'login'
  | 'has_account'
  | 'role'
  | 'business'
  | 'country'
  | 'state'
  | 'city'
  | 'company'
  | 'first_name'
  | 'last_name'
  | 'job_position'
  | 'language'
  | 'presentation';

const readLogins = () => readTable<Column>('logins');

/** The ids of the people who can log in, in the order they are told. */
export function loginIds(): string[] {
  return readLogins().flatMap(({ login, has_account }) =>
    has_account === '' ? [] : [demoId('login', login)],
  );
}

/** A person for each role, with a place in a business where the role has one. Those whose business is gone are left out. */
export function inventLogins(employers: ReadonlyMap<string, Employer>, day: string): InventedLogin[] {
  return readLogins().flatMap((row, index) => {
    const employer =
      row.business === '' ? undefined : employers.get(demoId('business', Number(row.business)));
    if (row.business !== '' && !employer) return [];
    const id = demoId('login', row.login);
    const random = randomFor(`login ${row.login}`);
    const invented = momentOn(addDays(day, -random.between(200, 600)), random);
    // Nobody belongs to a business before it is there.
    const since = [invented, employer?.created_at.toISOString() ?? invented].toSorted().at(-1) ?? invented;
    return {
      person: {
        id,
        origin: 'demo',
        username: usernameOf(row.first_name, row.last_name, firstNumber + index),
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.has_account === '' ? null : `${row.login}@demo.example`,
        country_code: employer?.country_code ?? row.country,
        state_id: employer ? employer.state_id : row.state,
        city: employer?.city ?? row.city,
        job_position_id: row.job_position,
        company_name: employer?.company_name ?? row.company,
        industry_id: employer?.industry_id ?? null,
        business_type: employer?.business_type ?? null,
        brief_presentation: row.presentation,
        created_at: since,
        updated_at: since,
      },
      language: languages.find((language) => language === row.language) ?? 'en',
      membership:
        employer && row.role !== ''
          ? { business_id: employer.id, person_id: id, role: row.role, since }
          : undefined,
      operatorOf:
        row.role === 'operator' ? operatorRoles.map((role) => ({ person_id: id, role, since })) : [],
    };
  });
}
