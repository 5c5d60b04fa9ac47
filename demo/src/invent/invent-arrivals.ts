import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';

/** How somebody is about to come to a business: rows whose times are those of the load, since they end after a while. */
interface InventedArrivals {
  invitations: {
    id: string;
    business_id: string;
    invited_by: string;
    email: string;
    role: 'admin' | 'member';
    language: InventedLogin['language'];
  }[];
  joinRequests: { id: string; business_id: string; person_id: string; email: string }[];
  transfers: { business_id: string; owner_id: string; heir_id: string }[];
}

const invited = [
  { by: 'platinum', email: 'works-manager@demo.example', role: 'member' },
  { by: 'gold', email: 'standard@demo.example', role: 'member' },
  { by: 'gold', email: 'export@demo.example', role: 'admin' },
] as const;
const asked = [{ by: 'buyer', owner: 'gold' }] as const;
const offered = [{ by: 'platinum', to: 'admin' }] as const;

/** What waits between the people who can log in; left out where one of them or their business is gone. */
export function inventArrivals(logins: readonly InventedLogin[]): InventedArrivals {
  const loginOf = (name: string) => logins.find(({ person }) => person.id === demoId('login', name));
  return {
    invitations: invited.flatMap(({ by, email, role }) => {
      const login = loginOf(by);
      if (!login?.membership) return [];
      const { business_id, person_id: invited_by } = login.membership;
      const id = demoId('invitation', `${by} ${email}`);
      return [{ id, business_id, invited_by, email, role, language: login.language }];
    }),
    joinRequests: asked.flatMap(({ by, owner }) => {
      const [login, business] = [loginOf(by), loginOf(owner)?.membership?.business_id];
      const { id: person_id, email } = login?.person ?? {};
      if (!person_id || !email || !business) return [];
      return [{ id: demoId('join-request', by), business_id: business, person_id, email }];
    }),
    transfers: offered.flatMap(({ by, to }) => {
      const [owner, heir] = [loginOf(by)?.membership, loginOf(to)?.membership];
      if (!owner || owner.business_id !== heir?.business_id) return [];
      return [{ business_id: owner.business_id, owner_id: owner.person_id, heir_id: heir.person_id }];
    }),
  };
}
