import type { Inquiry } from '@kontor/contract';

/** By their beginning (checklist 147), or by their last message; the newest first. */
export type InquiryOrder = 'created' | 'recent';

export interface InquiryPages {
  inquiries: readonly Inquiry[];
  /** Where the next page begins; undefined behind the last one. */
  next: string | undefined;
}

const timeOf = (inquiry: Inquiry, order: InquiryOrder) =>
  Date.parse(order === 'created' ? inquiry.createdAt : inquiry.lastMessage.datetime);

function inOrder(inquiries: readonly Inquiry[], order: InquiryOrder): readonly Inquiry[] {
  return inquiries.toSorted(
    (one, other) => timeOf(other, order) - timeOf(one, order) || (one.requestID < other.requestID ? 1 : -1),
  );
}

/** The conversations with another page of them; what both hold is as the page has it. */
export function addPage(known: InquiryPages, page: InquiryPages, order: InquiryOrder): InquiryPages {
  const byID = new Map([...known.inquiries, ...page.inquiries].map((each) => [each.requestID, each]));
  return { inquiries: inOrder([...byID.values()], order), next: page.next };
}

/** The conversations without one that lies elsewhere now. */
export function removeInquiry(known: InquiryPages, { requestID }: Pick<Inquiry, 'requestID'>): InquiryPages {
  return { ...known, inquiries: known.inquiries.filter((each) => each.requestID !== requestID) };
}

/** The conversations with one as it is now, which may be new. One that lies on a page not loaded yet comes with that page. */
export function putInquiry(known: InquiryPages, inquiry: Inquiry, order: InquiryOrder): InquiryPages {
  const others = known.inquiries.filter(({ requestID }) => requestID !== inquiry.requestID);
  const last = known.inquiries.at(-1);
  const wasThere = others.length < known.inquiries.length;
  const isBeyond = known.next !== undefined && last && timeOf(inquiry, order) < timeOf(last, order);
  if (!wasThere && isBeyond) return known;
  return { ...known, inquiries: inOrder([...others, inquiry], order) };
}
