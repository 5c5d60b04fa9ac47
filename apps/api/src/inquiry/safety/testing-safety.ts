import {
  getInquiry,
  getInquiryMessages,
  inquirySubjects,
  listInquiries,
  sendInquiry,
  sendMessage,
} from '@kontor/contract';
import { membersIn } from '../../business/members/testing-members.ts';
import type { TestApi } from '../../test/api.ts';

/** Buyers and suppliers who write, for tests of how they keep safe. */
export function conversationsIn(api: TestApi) {
  const members = membersIn(api);
  type Somebody = Awaited<ReturnType<typeof members.aMember>>;

  const as = (rid: string, bid?: string) => ({ params: { rid }, query: bid ? { bid } : {} });

  return {
    ...members,
    as,
    /** Somebody who came just now. */
    async aStranger(): Promise<Somebody> {
      const stranger = await members.aMember();
      await api.db
        .updateTable('people')
        .set({ created_at: new Date() })
        .where('id', '=', stranger.id)
        .execute();
      return stranger;
    },
    async aSupplier(company_name = 'Reductores del Bajío', given: object = {}) {
      const id = await members.aBusiness({ company_name, ...given });
      return { id, seller: await members.aMember(id, 'owner') };
    },
    async ask(by: Somebody, to: string, given: object = {}): Promise<string> {
      const body = { to, subject: inquirySubjects[4], message: 'Please quote 24 gear units.', ...given };
      return (await by.call(sendInquiry, { body })).requestID;
    },
    write: (by: Somebody, rid: string, content: string, bid?: string) =>
      by.call(sendMessage, { ...as(rid, bid), body: { content } }),
    look: (by: Somebody, rid: string, bid?: string) => by.call(getInquiry, as(rid, bid)),
    read: async (by: Somebody, rid: string, bid?: string) =>
      (
        await by.call(getInquiryMessages, {
          params: { rid },
          query: { ...as(rid, bid).query, size: 50 },
        })
      ).messages,
    list: (by: Somebody, ubid: string, query: object = {}) =>
      by.call(listInquiries, { query: { ubid, size: 25, ...query } }),
  };
}
