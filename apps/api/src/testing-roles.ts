import { randomUUID } from 'node:crypto';
import type { BusinessRole } from '@kontor/contract';
import { versionOf } from './inquiry/routing/present.ts';
import type { About, Thing } from './testing-things.ts';
import { aPicture } from './upload/testing-pictures.ts';

/** What is wrong with the id of a thing. */
type Fault = 'foreign' | 'missing' | 'deleted';

/** Who may perform a call, and how it is answered. Whatever is not stated is 403 for a business, 404 for a part, and 2xx for who may. */
export interface Row {
  /** From which level on people of the business may; `person`: whoever is signed in; `operator`: who has its role of the operator. */
  from: BusinessRole | 'person' | 'operator';
  /** What is sent: something they can be given, so that who may gets it. */
  input?: (about: About) => object | Promise<object>;
  /** The status for something there is not, where another thing than the business itself says whose it is. */
  missing?: 404;
  /** What of one's own business, or of one's own, the call names besides: asked for with another's, nobody's and one that went. */
  part?: Thing;
  /** The status of such a part. */
  partIs?: Partial<Record<Fault, number>>;
  /** The status for somebody who may, where it is no 2xx. */
  but?: Partial<Record<BusinessRole, number>>;
}

const ofBusiness = async ({ the }: About) => ({ params: { businessID: await the('business') } });
const ofProduct = async ({ the }: About) => ({ params: { productID: await the('product') } });
const ofSheet = async ({ the }: About) => ({
  params: { productID: await the('product'), sheetID: await the('sheet') },
});
const ofInquiry = async ({ the }: About) => ({
  params: { rid: await the('inquiry') },
  query: { bid: await the('business') },
});
/** Of a conversation of the business, that the business sent or received. */
const ofFile =
  (thing: 'sentFile' | 'receivedFile') =>
  async ({ the }: About) => ({
    params: { rid: await the('inquiry'), fileID: await the(thing) },
    query: { bid: await the('business') },
  });
const ofNote = async ({ the }: About) => ({
  params: { rid: await the('inquiry'), noteID: await the('note') },
  query: { bid: await the('business') },
});
const ofPost = async ({ the }: About) => ({ params: { postID: await the('post') } });
const ofSection = async ({ the }: About) => ({
  params: { businessID: await the('business'), section: 'contact' },
});
/** Of a part of a business, by the name its id has in the address. */
const ofPart =
  (thing: Thing, name: string) =>
  async ({ the }: About) => ({
    params: { businessID: await the('business'), [name]: await the(thing) },
  });
const ofCertificate = ofPart('certificate', 'certificateID');
const ofInvitation = ofPart('invitation', 'invitationID');
const ofJoinRequest = ofPart('joinRequest', 'requestID');
const ofGroup =
  (thing: 'group' | 'ownGroup' | 'groupInvitation') =>
  async ({ the }: About) => ({ params: { groupID: await the(thing) } });
const ofRequest = async ({ the }: About) => ({
  params: { connectionID: await the('connectionRequest') },
  body: { businessID: await the('business') },
});
const ofOneself = async ({ the, asker }: About) => ({
  params: { businessID: await the('business'), userID: asker.id },
});
const ofReply = ofPart('savedReply', 'replyID');
const ofUser = ofPart('colleague', 'userID');
const ofImport =
  (thing: 'import' | 'doneImport') =>
  async ({ the }: About) => ({
    params: { importID: await the(thing) },
  });
const asked =
  (name: 'bid' | 'ubid' | 'businessID', more: object = {}) =>
  async ({ the }: About) => ({
    query: { [name]: await the('business'), ...more },
  });
/** The same with a body. */
const sending =
  (input: (about: About) => Promise<object>, body: (about: About) => object | Promise<object>) =>
  async (about: About) => ({ ...(await input(about)), body: await body(about) });

const ofNamedList = async ({ the }: About) => ({ params: { listID: await the('list') } });
const ofListEntry = async ({ the }: About) => ({
  params: { listID: await the('list'), resourceType: 'product', resourceID: await the('product') },
});
const ofFollowUp = async ({ the }: About) => ({ params: { followUpID: await the('followUp') } });
const ofSavedSearch = async ({ the }: About) => ({ params: { savedSearchID: await the('savedSearch') } });
const dayAhead = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
/** A list is its owner's alone until it is shared. */
const listIsOwn = { part: 'list' } as const satisfies Partial<Row>;

/** Of one's own group and somebody in it, or who wants to be. */
const inGroup = (thing: 'groupAsker' | 'groupMember' | 'stranger') =>
  sending(ofGroup('ownGroup'), async ({ the }) => ({ userID: await the(thing) }));

const aGroup = {
  name: 'Drives',
  description: 'Gear units and chains.',
  access: 'private',
  subject: { kind: 'region', country: 'MX' },
};
const aProduct = { name: 'Hex bolt', category: '0006.000601', stock: true };
const aReply = { name: 'Price list', texts: { en: 'Dear {buyer}, here it is.' } };
const noRules = versionOf([]);
const aNewPicture = { contentType: 'image/webp', fileSize: 100 };
const aFile = async () => ({ name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(await aPicture()) });

const product = { missing: 404, input: ofProduct } as const;
const sheet = { missing: 404, input: ofSheet, part: 'sheet' } as const;

/** Every call for people who are signed in, written out, so that a policy that changes is noticed. */
export const expectedRoles: Record<string, Row> = {
  answerTestChallenge: {
    from: 'person',
    input: async ({ the }) => ({ body: { clientSecret: await the('challenge'), isApproved: true } }),
  },
  confirmSubscription: {
    from: 'owner',
    input: async ({ the }) => ({
      body: { businessID: await the('business'), orderID: await the('cardOrder') },
    }),
    part: 'cardOrder',
  },
  createTestPaymentMethod: {
    from: 'person',
    input: () => ({ body: { number: '4242 4242 4242 4242', expiry: '12/49', cvc: '314', name: 'Ada' } }),
  },
  getBusinessMembership: { from: 'owner', input: ofBusiness },
  getMembershipReview: { from: 'admin', input: ofBusiness },
  getSubscriptionSetup: { from: 'person' },
  cancelSupportBooking: { from: 'admin', input: ofPart('booking', 'bookingID'), part: 'booking' },
  // Its package is the standard one, which has none; and no team is there at that time.
  createSupportBooking: {
    from: 'admin',
    input: sending(ofBusiness, () => ({
      startsAt: '2026-01-05T03:00:00Z',
      minutes: 30,
      topic: 'other',
      message: 'A question.',
    })),
    but: { admin: 400, owner: 400 },
  },
  downloadSupportBooking: { from: 'admin', input: ofPart('booking', 'bookingID'), part: 'booking' },
  getSupport: { from: 'admin', input: ofBusiness },
  listSupportBookings: { from: 'operator' },
  listSupportSlots: {
    from: 'admin',
    input: async ({ the }) => ({ params: { businessID: await the('business') }, query: { minutes: 30 } }),
  },
  logSupportMinutes: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      params: { bookingID: await the('booking') },
      body: { minutes: 5, note: 'Answered.' },
    }),
  },
  withdrawSupportBooking: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      params: { bookingID: await the('booking') },
      body: { reason: 'The team is ill.' },
    }),
  },
  giveUpOrder: { from: 'owner', input: ofPart('cardOrder', 'orderID'), part: 'cardOrder' },
  downloadInvoice: { from: 'owner', input: ofPart('invoice', 'invoiceID'), part: 'invoice' },
  downloadInvoices: { from: 'owner', input: ofBusiness },
  listInvoices: { from: 'owner', input: ofBusiness },
  listPaymentDifferences: { from: 'operator' },
  checkVoucher: {
    from: 'owner',
    input: async ({ the }) => ({
      query: { businessID: await the('business'), planId: 'gold', code: await the('voucher') },
    }),
  },
  // It does not cover the price.
  redeemVoucher: {
    from: 'owner',
    input: async ({ the }) => ({
      body: {
        businessID: await the('business'),
        planId: 'gold',
        email: 'a@roles.example',
        voucher: await the('voucher'),
      },
    }),
    but: { owner: 409 },
  },
  createVoucher: {
    from: 'operator',
    input: () => ({ body: { percent: 20, uses: 1, validUntil: '2199-12-31', note: 'A fair' } }),
  },
  listVouchers: { from: 'operator' },
  revokeVoucher: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({ params: { code: await the('voucher') } }),
  },
  listTransfers: { from: 'operator' },
  markTransferPaid: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      params: { orderID: await the('transferOrder') },
      body: { receivedOn: '2026-01-05', reference: 'SEPA', amountCents: 185_000 },
    }),
  },
  markTransferRefunded: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      params: { orderID: await the('refundedOrder') },
      body: { sentOn: '2026-01-05', reference: 'SEPA' },
    }),
  },
  orderByTransfer: {
    from: 'owner',
    input: async ({ the }) => ({
      body: { businessID: await the('business'), planId: 'gold', email: 'a@roles.example' },
    }),
  },
  refundMembership: {
    from: 'owner',
    input: sending(ofBusiness, async ({ the }) => ({ orderID: await the('cardOrder') })),
    part: 'cardOrder',
    // It is not paid.
    but: { owner: 409 },
  },
  stopRenewal: { from: 'owner', input: ofBusiness },
  subscribe: {
    from: 'owner',
    input: async ({ the }) => ({
      body: {
        businessID: await the('business'),
        planId: 'gold',
        email: 'a@roles.example',
        paymentMethod: await the('testCard'),
      },
    }),
  },
  acceptInvitation: {
    from: 'person',
    input: async ({ the }) => ({ params: { token: await the('link') } }),
    part: 'link',
    // Whoever has the link of somebody else is told to log in with the address it was mailed to.
    partIs: { foreign: 403 },
  },
  acceptJoinRequest: { from: 'admin', input: ofJoinRequest, part: 'joinRequest' },
  acceptMyInvitation: { from: 'person', input: ofInvitation, part: 'invitation' },
  acceptTransfer: {
    from: 'member',
    input: async ({ the }) => ({ params: { businessID: await the('offer') } }),
  },
  acceptConnection: {
    from: 'admin',
    input: ofRequest,
    part: 'connectionRequest',
  },
  chooseShownConnection: {
    from: 'admin',
    input: sending(ofRequest, async ({ the }) => ({ businessID: await the('business'), isShown: false })),
    // A request is shown nowhere yet.
    but: { admin: 404, owner: 404 },
  },
  exportDashboard: { from: 'admin', input: ofBusiness },
  getDashboard: { from: 'admin', input: ofBusiness },
  connect: {
    from: 'admin',
    input: async ({ the }) => ({
      params: { resourceType: 'business' },
      body: { resourceID: await the('partner'), businessID: await the('business'), kind: 'supplier' },
    }),
    part: 'partner',
    // Whoever asks to be connected is a stranger.
    partIs: { foreign: 200 },
  },
  createGroup: { from: 'person', input: () => ({ body: aGroup }) },
  editGroup: { from: 'person', input: sending(ofGroup('ownGroup'), () => aGroup), part: 'ownGroup' },
  removeGroup: { from: 'person', input: ofGroup('ownGroup'), part: 'ownGroup' },
  listMyGroups: { from: 'person' },
  joinGroup: {
    from: 'person',
    input: sending(ofGroup('group'), () => ({})),
    part: 'group',
    // Whoever joins was a stranger.
    partIs: { foreign: 200 },
  },
  withdrawGroupRequest: {
    from: 'person',
    input: ofGroup('group'),
    part: 'group',
    partIs: { foreign: 200 },
  },
  leaveGroup: {
    from: 'person',
    input: ofGroup('group'),
    part: 'group',
    partIs: { foreign: 200 },
  },
  listGroupRequests: { from: 'person', input: ofGroup('ownGroup'), part: 'ownGroup' },
  acceptGroupRequest: { from: 'person', input: inGroup('groupAsker'), part: 'groupAsker' },
  declineGroupRequest: { from: 'person', input: inGroup('groupAsker'), part: 'groupAsker' },
  inviteToGroup: {
    from: 'person',
    input: inGroup('stranger'),
    part: 'stranger',
    partIs: { foreign: 200, deleted: 200 },
  },
  listGroupInvitations: { from: 'person', input: ofGroup('ownGroup'), part: 'ownGroup' },
  withdrawGroupInvitation: {
    from: 'person',
    input: inGroup('stranger'),
    part: 'ownGroup',
  },
  declineGroupInvitation: { from: 'person', input: ofGroup('groupInvitation'), part: 'groupInvitation' },
  listGroupMembers: { from: 'person', input: ofGroup('ownGroup'), part: 'ownGroup' },
  changeGroupRole: {
    from: 'person',
    input: sending(ofGroup('ownGroup'), async ({ the }) => ({
      userID: await the('groupMember'),
      role: 'moderator',
    })),
    part: 'groupMember',
  },
  removeGroupMember: { from: 'person', input: inGroup('groupMember'), part: 'groupMember' },
  countConnectionRequests: { from: 'person' },
  // Its package is the standard one, which has none.
  createBoost: {
    from: 'admin',
    input: sending(ofBusiness, () => ({})),
    but: { admin: 409, owner: 409 },
  },
  declineConnection: { from: 'admin', input: ofRequest, part: 'connectionRequest' },
  endConnection: {
    from: 'admin',
    input: ofRequest,
    // Nor can what is none be ended.
    but: { admin: 404, owner: 404 },
  },
  getConnectedBy: { from: 'person', input: ({ asker }) => ({ params: { id: asker.id } }) },
  listConnectionRequests: { from: 'admin', input: asked('businessID') },
  listConnections: { from: 'member', input: asked('businessID') },
  listConnectionsWith: {
    from: 'person',
    input: async ({ the }) => ({ params: { resourceType: 'business', id: await the('business') } }),
  },
  withdrawConnection: {
    from: 'admin',
    input: async ({ the }) => ({
      params: { connectionID: await the('sentConnection') },
      body: { businessID: await the('business') },
    }),
    part: 'sentConnection',
  },
  addBusinessCertificate: {
    from: 'admin',
    input: sending(ofBusiness, () => ({ name: 'ISO 9001', issueDate: '2026-01-02' })),
  },
  addDataSheet: {
    ...product,
    from: 'admin',
    input: sending(ofProduct, async ({ the }) => ({ token: await the('sheetFile'), title: 'Dimensions' })),
    part: 'sheetFile',
  },
  addDataSheetVersion: {
    ...sheet,
    from: 'admin',
    input: sending(ofSheet, async ({ the }) => ({ token: await the('sheetFile') })),
  },
  addInquiryNote: {
    from: 'member',
    input: sending(ofInquiry, () => ({ content: 'They pay late.' })),
    part: 'inquiry',
  },
  addPushSubscription: {
    from: 'person',
    input: () => ({
      body: {
        endpoint: 'https://web.push.apple.com/of-a-test',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      },
    }),
  },
  addSavedReply: { from: 'admin', input: sending(ofBusiness, () => aReply) },
  archiveProduct: { ...product, from: 'admin' },
  askToJoin: {
    from: 'person',
    input: ofBusiness,
    part: 'business',
    // That is what it is for.
    partIs: { foreign: 200 },
  },
  // A member takes for themselves what is nobody's; whom else they may not name `team.test.ts` asks.
  assignInquiry: {
    from: 'member',
    input: sending(ofInquiry, ({ asker }) => ({ userID: asker.id })),
    part: 'inquiry',
  },
  cancelTransfer: { from: 'owner', input: ofBusiness },
  blockParty: { from: 'admin', input: ofInquiry, part: 'inquiry' },
  changeBusinessCertificate: {
    from: 'admin',
    input: sending(ofCertificate, () => ({ revision: 0, number: 'Q-17' })),
    part: 'certificate',
  },
  changeBusinessMedia: { from: 'admin', input: sending(ofBusiness, () => ({ revision: 0 })) },
  changeDataSheet: { ...sheet, from: 'admin', input: sending(ofSheet, () => ({ title: 'Drawing' })) },
  changeInquiryNote: { from: 'member', input: sending(ofNote, () => ({ content: 'Soon.' })), part: 'note' },
  changeMemberRole: {
    from: 'owner',
    input: sending(ofUser, () => ({ role: 'admin' })),
    part: 'colleague',
  },
  changeProducts: {
    from: 'admin',
    input: async ({ the }) => ({
      body: { businessID: await the('business'), ids: [await the('product')], action: 'archive' },
    }),
    part: 'product',
    // Of many those that are not of the business, or gone since they were chosen, are passed over.
    partIs: { foreign: 200, missing: 200, deleted: 200 },
  },
  changeSavedReply: {
    from: 'admin',
    input: sending(ofReply, () => ({ ...aReply, revision: 0 })),
    part: 'savedReply',
  },
  checkReaction: {
    from: 'member',
    input: async ({ the }) => ({
      params: { resourceID: await the('business') },
      query: { businessID: await the('business') },
    }),
  },
  chooseFollowed: {
    from: 'person',
    input: async ({ the }) => ({
      params: { id: await the('followed') },
      body: { posts: true, products: false, certificates: false },
    }),
    part: 'followed',
  },
  addFavorite: {
    from: 'person',
    input: async ({ the }) => ({ params: { resourceType: 'business', resourceID: await the('business') } }),
    part: 'business',
    // Whoever saves a business is a stranger.
    partIs: { foreign: 200 },
  },
  addFavorites: {
    from: 'person',
    input: async ({ the }) => ({
      body: { favorites: [{ resourceType: 'product', resourceID: await the('product'), savedAt: 0 }] },
    }),
    part: 'product',
    // What is not listed is left out.
    partIs: { foreign: 200, missing: 200, deleted: 200 },
  },
  listFavorites: { from: 'person', input: () => ({ query: { resourceType: 'business' } }) },
  listFavoritesAmong: {
    from: 'person',
    input: async ({ the }) => ({ query: { ids: await the('product') } }),
  },
  removeFavorite: {
    from: 'person',
    input: async ({ the }) => ({ params: { resourceType: 'product', resourceID: await the('product') } }),
    // Who did not save it is told the same.
    part: 'product',
    partIs: { foreign: 200, missing: 200, deleted: 200 },
  },
  createSavedSearch: {
    from: 'person',
    input: () => ({ body: { name: 'Gear units', product: { textQuery: 'gear unit' } } }),
  },
  listSavedSearches: { from: 'person' },
  countNewResults: { from: 'person' },
  listNewResults: {
    from: 'person',
    input: async (about) => ({
      ...(await ofSavedSearch(about)),
      query: { among: await about.the('product') },
    }),
    part: 'savedSearch',
  },
  markSavedSearchSeen: {
    from: 'person',
    input: sending(ofSavedSearch, () => ({ until: 0 })),
    part: 'savedSearch',
  },
  renameSavedSearch: {
    from: 'person',
    input: sending(ofSavedSearch, () => ({ name: 'Gear units' })),
    part: 'savedSearch',
  },
  chooseSavedSearchDigest: {
    from: 'person',
    input: sending(ofSavedSearch, () => ({ digest: 'daily' })),
    part: 'savedSearch',
  },
  createSavedSearchFeed: { from: 'person', input: ofSavedSearch, part: 'savedSearch' },
  deleteSavedSearchFeed: { from: 'person', input: ofSavedSearch, part: 'savedSearch' },
  deleteSavedSearch: { from: 'person', input: ofSavedSearch, part: 'savedSearch' },
  createFollowUp: {
    from: 'person',
    input: async ({ the }) => ({
      body: { subjectType: 'business', subjectID: await the('business'), day: dayAhead },
    }),
    part: 'business',
    // Whoever comes back to a business is a stranger.
    partIs: { foreign: 200 },
  },
  listFollowUps: { from: 'person' },
  editFollowUp: {
    from: 'person',
    input: sending(ofFollowUp, () => ({ day: dayAhead, note: 'Ask again.' })),
    part: 'followUp',
  },
  completeFollowUp: { from: 'person', input: ofFollowUp, part: 'followUp' },
  reopenFollowUp: { from: 'person', input: ofFollowUp, part: 'followUp' },
  downloadFollowUp: { from: 'person', input: ofFollowUp, part: 'followUp' },
  deleteFollowUp: { from: 'person', input: ofFollowUp, part: 'followUp' },
  restoreFollowUp: { from: 'person', input: ofFollowUp, part: 'followUp' },
  createList: { from: 'person', input: () => ({ body: { name: 'Gear units' } }) },
  listLists: { from: 'person' },
  getList: { from: 'person', input: ofNamedList, ...listIsOwn },
  editList: { from: 'person', input: sending(ofNamedList, () => ({ isArchived: true })), ...listIsOwn },
  deleteList: { from: 'person', input: ofNamedList, ...listIsOwn },
  listListEntries: { from: 'person', input: ofNamedList, ...listIsOwn },
  addListEntry: {
    from: 'person',
    input: sending(ofNamedList, async ({ the }) => ({
      resourceType: 'business',
      resourceID: await the('business'),
    })),
    ...listIsOwn,
  },
  removeListEntry: { from: 'person', input: ofListEntry, ...listIsOwn },
  restoreListEntry: { from: 'person', input: ofListEntry, ...listIsOwn },
  dismissListChanges: { from: 'person', input: ofNamedList, ...listIsOwn },
  moveListEntry: { from: 'person', input: sending(ofListEntry, () => ({})), ...listIsOwn },
  tagListEntry: {
    from: 'person',
    input: sending(ofListEntry, () => ({ tags: ['quoted'], version: 1 })),
    ...listIsOwn,
  },
  noteListEntry: {
    from: 'person',
    input: sending(ofListEntry, () => ({ content: 'Holds until April.', version: 0 })),
    ...listIsOwn,
  },
  shareList: {
    from: 'person',
    input: sending(ofNamedList, async ({ the }) => ({ userID: await the('listColleague'), mayEdit: true })),
    ...listIsOwn,
  },
  revokeListShare: {
    from: 'person',
    input: async ({ the }) => {
      const shareID = await the('listShare');
      return { params: { listID: await the('list'), shareID } };
    },
    part: 'listShare',
  },
  follow: {
    from: 'person',
    input: async ({ the }) => ({
      params: { resourceType: 'business' },
      body: { resourceID: await the('business') },
    }),
    part: 'business',
    // Whoever follows a business is a stranger.
    partIs: { foreign: 200 },
  },
  listFollowed: { from: 'person' },
  makePost: {
    from: 'admin',
    input: async ({ the }) => ({ body: { businessID: await the('business'), content: 'New.' } }),
  },
  // The owner wrote it; no other administrator words it anew.
  editPost: { from: 'owner', missing: 404, input: sending(ofPost, () => ({ content: 'Newer.' })) },
  removePost: {
    from: 'admin',
    missing: 404,
    input: async ({ the }) => ({ body: { postID: await the('post') } }),
  },
  restorePost: { from: 'admin', missing: 404, input: ofPost },
  pinPost: { from: 'admin', missing: 404, input: ofPost },
  unpinPost: { from: 'admin', missing: 404, input: ofPost },
  listRemovedPosts: {
    from: 'admin',
    input: async ({ the }) => ({ params: { id: await the('business') } }),
  },
  listWaitingInquiries: { from: 'person' },
  reportResource: {
    from: 'person',
    input: async ({ the }) => ({
      body: { resourceType: 'business', resourceID: await the('partner'), reason: 'spam' },
    }),
    part: 'partner',
    // Whoever reports a business is a stranger.
    partIs: { foreign: 200 },
  },
  listMyReports: { from: 'person' },
  listHolds: { from: 'operator' },
  publishHeld: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({ params: { resourceID: await the('heldPost') } }),
  },
  refuseHeld: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      params: { resourceID: await the('heldPost') },
      body: { reason: 'spam' },
    }),
  },
  removeWritten: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      body: { resourceType: 'post', resourceID: await the('post'), reason: 'spam' },
    }),
  },
  hidePost: { from: 'person', input: ofPost, part: 'post', partIs: { foreign: 200 } },
  unhidePost: { from: 'person', input: ofPost },
  listHiddenPosts: { from: 'person' },
  mute: {
    from: 'person',
    input: async ({ the }) => ({
      params: { id: await the('partner') },
      body: { resourceType: 'business' },
    }),
    part: 'partner',
    // Whoever mutes a business is a stranger.
    partIs: { foreign: 200 },
  },
  unmute: { from: 'person', input: async ({ the }) => ({ params: { id: await the('partner') } }) },
  listMuted: { from: 'person' },
  block: {
    from: 'admin',
    input: async ({ the }) => ({
      params: { id: await the('partner') },
      body: { resourceType: 'business', businessID: await the('business') },
    }),
    part: 'partner',
    partIs: { foreign: 200 },
  },
  getBlocking: { from: 'person', input: async ({ the }) => ({ params: { id: await the('partner') } }) },
  listBlockedAmong: { from: 'person', input: async ({ the }) => ({ query: { ids: await the('partner') } }) },
  loadNewsfeed: { from: 'person' },
  countNewPosts: { from: 'person', input: () => ({ query: { choice: 'all' } }) },
  chooseNewsfeed: { from: 'person', input: () => ({ body: { choice: 'all' } }) },
  listLikes: {
    from: 'person',
    input: async ({ the }) => ({ params: { resourceID: await the('business') } }),
  },
  react: {
    from: 'admin',
    input: async ({ the }) => ({
      params: { resourceType: 'business' },
      body: {
        resourceID: await the('business'),
        businessID: await the('business'),
        reactionType: 'like',
      },
    }),
  },
  takeReactionBack: {
    from: 'admin',
    input: async ({ the }) => ({
      params: { resourceType: 'business' },
      body: { resourceID: await the('business'), businessID: await the('business') },
    }),
  },
  unfollow: {
    from: 'person',
    input: async ({ the }) => ({ params: { id: await the('followed') } }),
    // Who did not follow is told the same.
    part: 'followed',
    partIs: { foreign: 200, missing: 200, deleted: 200 },
  },
  chooseReadMarks: { from: 'admin', input: sending(asked('bid'), () => ({ areShown: false })) },
  chooseShownNames: { from: 'admin', input: sending(ofBusiness, () => ({ showsNames: false })) },
  chooseNotificationTimeZone: { from: 'person', input: () => ({ body: { timeZone: 'UTC' } }) },
  chooseNotification: {
    from: 'person',
    input: () => ({
      params: { kind: 'inquiry-received' },
      body: { onPage: true, mail: 'none', push: false },
    }),
  },
  closeComments: {
    from: 'admin',
    missing: 404,
    input: async ({ the }) => ({
      params: { resourceID: await the('commented') },
      body: { resourceType: 'product', areClosed: true },
    }),
  },
  confirmBusinessCertificates: { from: 'admin', input: ofBusiness },
  confirmBusinessMedia: { from: 'admin', input: ofBusiness },
  confirmBusinessSection: { from: 'admin', input: ofSection },
  confirmConfidentiality: { from: 'member', input: ofFile('receivedFile'), part: 'receivedFile' },
  countUnreadInquiries: { from: 'person' },
  countUnreadNotifications: { from: 'person' },
  createBusiness: {
    from: 'person',
    input: () => ({
      body: {
        companyName: 'Regia',
        businessType: 'MA',
        country: 'MX',
        state: 'MX-NLE',
        categories: ['0006.000601'],
        shortDescription: 'Bolts.',
      },
    }),
  },
  createProduct: {
    from: 'admin',
    input: async ({ the }) => ({ body: { businessID: await the('business'), ...aProduct } }),
  },
  decideReport: {
    from: 'operator',
    missing: 404,
    input: async ({ the }) => ({
      params: { reportID: await the('report') },
      body: { decision: 'dismiss' },
    }),
  },
  declineJoinRequest: { from: 'admin', input: ofJoinRequest, part: 'joinRequest' },
  declineMyInvitation: { from: 'person', input: ofInvitation, part: 'invitation' },
  declineTransfer: {
    from: 'member',
    input: async ({ the }) => ({ params: { businessID: await the('offer') } }),
    // Nobody offers an owner what is theirs: there is nothing to decline.
    but: { owner: 404 },
  },
  deleteInquiryNote: { from: 'member', input: ofNote, part: 'note' },
  deleteSavedReply: { from: 'admin', input: ofReply, part: 'savedReply' },
  discardBusinessDraft: { from: 'admin', input: ofSection },
  downloadMessageFile: {
    from: 'member',
    input: ofFile('sentFile'),
    part: 'sentFile',
  },
  downloadTranscript: { from: 'member', input: ofInquiry, part: 'inquiry' },
  duplicateProduct: { ...product, from: 'admin' },
  declineInquiry: {
    from: 'member',
    input: sending(ofInquiry, () => ({ reason: 'no-capacity' })),
    part: 'inquiry',
  },
  // Everybody for themselves; whom else members may not name `absence.test.ts` asks.
  editComment: {
    from: 'person',
    input: async ({ the }) => ({
      params: { commentID: await the('comment') },
      body: { content: 'Is it galvanized?' },
    }),
    part: 'comment',
    partIs: { foreign: 403 },
  },
  endAbsence: { from: 'member', input: ofOneself },
  endBusinessAbsence: { from: 'admin', input: ofBusiness },
  endInquiry: { from: 'admin', input: sending(ofInquiry, () => ({})), part: 'inquiry' },
  exportProducts: { from: 'member', input: asked('bid', { format: 'csv' }) },
  getBusinessEdit: { from: 'admin', input: ofBusiness },
  getBusinessPreview: { from: 'admin', input: ofBusiness },
  getBuyerProfile: { from: 'member', input: ofInquiry, part: 'inquiry' },
  getInboxSettings: { from: 'member', input: ofBusiness },
  getInquiry: { from: 'member', input: ofInquiry, part: 'inquiry' },
  getReadMarks: { from: 'member', input: asked('bid') },
  getInquiryMessages: { from: 'member', input: ofInquiry, part: 'inquiry' },
  getJoinState: {
    from: 'person',
    input: ofBusiness,
    part: 'business',
    // Whoever thinks of joining is a stranger.
    partIs: { foreign: 200 },
  },
  getMyProfile: { from: 'person' },
  getNotificationChoices: { from: 'person' },
  getNotificationTimeZone: { from: 'person' },
  getProductForEdit: { ...product, from: 'member' },
  getPushKey: { from: 'person' },
  getRoutingRules: { from: 'member', input: ofBusiness },
  getUpload: {
    from: 'person',
    input: async ({ the }) => ({ params: { token: await the('photo') } }),
    part: 'photo',
  },
  getWrongRows: { from: 'admin', missing: 404, input: ofImport('import') },
  hearEvents: { from: 'person' },
  inviteMember: {
    from: 'admin',
    input: sending(ofBusiness, () => ({ email: `${randomUUID()}@roles.example`, role: 'member' })),
  },
  listAbsences: { from: 'member', input: ofBusiness },
  listBlockedParties: { from: 'member', input: asked('bid') },
  // Whoever may write to them is told.
  listBusinessAbsences: {
    from: 'person',
    input: async ({ the }) => ({ query: { businessIDs: await the('business') } }),
  },
  listBoosts: { from: 'admin', input: ofBusiness },
  listBusinessChanges: { from: 'admin', input: ofBusiness },
  listFileDownloads: { from: 'member', input: ofFile('sentFile'), part: 'sentFile' },
  listFilledReplies: { from: 'member', input: ofInquiry, part: 'inquiry' },
  listInquiries: { from: 'member', input: asked('ubid') },
  listInquiryNotes: { from: 'member', input: ofInquiry, part: 'inquiry' },
  listLikeNamedBusinesses: { from: 'person', input: () => ({ query: { name: 'Regia' } }) },
  listMembers: { from: 'member', input: ofBusiness },
  listMyBusinesses: { from: 'person' },
  listMyInvitations: { from: 'person' },
  listMyJoinRequests: { from: 'person' },
  listNotifications: { from: 'person' },
  listOwnProducts: { from: 'member', input: asked('bid') },
  listProductImports: { from: 'admin', input: asked('bid') },
  listReports: { from: 'operator' },
  listSavedReplies: { from: 'member', input: ofBusiness },
  listMyLikes: {
    from: 'member',
    input: async ({ the }) => ({
      query: { resourceIDs: await the('business'), businessID: await the('business') },
    }),
  },
  makeComment: {
    from: 'admin',
    input: async ({ the }) => ({
      body: {
        resourceType: 'product',
        resourceID: await the('commented'),
        content: 'It is plated.',
        businessID: await the('business'),
      },
    }),
    part: 'commented',
    // Whoever comments is a stranger to others.
    partIs: { foreign: 200 },
  },
  markAnswer: {
    from: 'admin',
    missing: 404,
    input: async ({ the }) => ({
      params: { commentID: await the('reply') },
      body: { isAnswer: true },
    }),
  },
  mapProductImport: {
    from: 'admin',
    missing: 404,
    input: sending(ofImport('import'), () => ({ columns: [{ target: { field: 'name' } }] })),
  },
  markInquiryRead: {
    from: 'member',
    input: sending(ofInquiry, () => ({ messageID: '1' })),
    part: 'inquiry',
  },
  markNotificationsRead: { from: 'person', input: () => ({ body: {} }) },
  markNotificationsUnread: { from: 'person', input: () => ({ body: { undo: '0' } }) },
  moveInquiry: {
    from: 'member',
    input: sending(ofInquiry, () => ({ folder: 'strangers' })),
    part: 'inquiry',
  },
  moveProduct: {
    from: 'admin',
    missing: 404,
    input: async ({ the }) => ({ body: { productID: await the('product'), place: 1 } }),
  },
  muteInquiry: { from: 'member', input: sending(ofInquiry, () => ({ isMuted: true })), part: 'inquiry' },
  offerOwnership: {
    from: 'owner',
    input: sending(ofBusiness, async ({ the }) => ({ userID: await the('colleague') })),
    part: 'colleague',
    // A field of a form: what is wrong with it is said beside it.
    partIs: { foreign: 400, missing: 400, deleted: 400 },
  },
  orderDataSheets: {
    ...product,
    from: 'admin',
    input: sending(ofProduct, async ({ the }) => ({ sheetIDs: [await the('sheet')] })),
    part: 'sheet',
  },
  publishBusinessSection: {
    from: 'admin',
    input: sending(ofSection, () => ({ revision: 0, city: 'Monterrey' })),
  },
  removeBusinessCertificate: {
    from: 'admin',
    input: sending(ofCertificate, () => ({ revision: 0 })),
    part: 'certificate',
  },
  removeDataSheet: { ...sheet, from: 'admin' },
  removeComment: {
    from: 'person',
    input: async ({ the }) => ({ params: { commentID: await the('comment') } }),
    part: 'comment',
    partIs: { foreign: 403 },
  },
  removeMember: {
    from: 'member',
    // Whoever wants to leaves.
    input: ofOneself,
    // But for the last owner, who would leave a business that nobody has.
    but: { owner: 409 },
  },
  removePushSubscription: {
    from: 'person',
    input: () => ({ body: { endpoint: 'https://web.push.apple.com/of-a-test' } }),
  },
  renewPushSubscription: {
    from: 'person',
    input: () => ({ body: { endpoint: 'https://web.push.apple.com/of-a-test' } }),
  },
  reopenInquiry: { from: 'admin', input: ofInquiry, part: 'inquiry' },
  reportInquiry: { from: 'member', input: sending(ofInquiry, () => ({ reason: 'spam' })), part: 'inquiry' },
  requestProfilePhoto: { from: 'person', input: () => ({ body: aNewPicture }) },
  resendInvitation: { from: 'admin', input: ofInvitation, part: 'invitation' },
  restoreInquiryNote: { from: 'member', input: ofNote, part: 'note' },
  restoreProduct: { ...product, from: 'admin' },
  restoreSavedReply: { from: 'admin', input: ofReply, part: 'savedReply' },
  revokeInvitation: { from: 'admin', input: ofInvitation, part: 'invitation' },
  revokeMessageFile: { from: 'member', input: ofFile('sentFile'), part: 'sentFile' },
  runProductImport: { from: 'admin', missing: 404, input: ofImport('import') },
  saveBusinessDraft: { from: 'admin', input: sending(ofSection, () => ({ city: 'Monterrey' })) },
  saveRoutingRules: {
    from: 'admin',
    // What the rules of a business without any are.
    input: sending(ofBusiness, () => ({ rules: [], version: noRules })),
  },
  sendBusinessFile: {
    from: 'person',
    input: async () => ({ body: { purpose: 'business-profile-photo' }, file: await aFile() }),
  },
  sendInquiry: {
    from: 'member',
    input: async ({ the }) => ({
      body: {
        to: await the('receiver'),
        from: await the('business'),
        subject: 'discount policy',
        message: 'Which is it?',
      },
    }),
    part: 'receiver',
    // Whoever may write to somebody may write to others.
    partIs: { foreign: 200 },
  },
  sendMessage: { from: 'member', input: sending(ofInquiry, () => ({ content: 'Yes.' })), part: 'inquiry' },
  sendPersonFile: {
    from: 'person',
    input: async () => ({ body: { purpose: 'profile-photo' }, file: await aFile() }),
  },
  setAbsence: {
    from: 'member',
    input: sending(ofOneself, () => ({ firstDay: '2126-08-03', lastDay: '2126-08-14' })),
  },
  setBusinessAbsence: {
    from: 'admin',
    input: sending(ofBusiness, () => ({ from: '2126-08-03', until: '2126-08-14', texts: {} })),
  },
  signUpload: { from: 'person', input: () => ({ body: { ...aNewPicture, purpose: 'cover-photo' } }) },
  startProductImport: {
    from: 'admin',
    input: async ({ the }) => ({
      body: { businessID: await the('business'), token: await the('tableFile'), fileName: 'a.csv' },
    }),
    part: 'tableFile',
  },
  stopProductImport: { from: 'admin', missing: 404, input: ofImport('import') },
  suggestSpecifications: { from: 'person', input: () => ({ query: { subcategory: '00060101' } }) },
  tellTyping: { from: 'member', input: ofInquiry, part: 'inquiry' },
  unblockParty: {
    from: 'admin',
    input: async ({ the }) => ({
      params: { partyID: randomUUID() },
      query: { bid: await the('business') },
    }),
  },
  undoBusinessChange: { from: 'admin', input: ofPart('change', 'changeID'), part: 'change' },
  undoProductBulk: {
    from: 'admin',
    missing: 404,
    input: async ({ the }) => ({ params: { bulkID: await the('bulk') } }),
  },
  undoProductImport: { from: 'admin', missing: 404, input: ofImport('doneImport') },
  updateMyProfile: { from: 'person', input: () => ({ body: {} }) },
  updateProduct: {
    ...product,
    from: 'admin',
    input: sending(ofProduct, () => ({ revision: 1, ...aProduct })),
  },
  validateProfilePhoto: {
    from: 'person',
    input: async ({ the }) => ({ body: { token: await the('photo') } }),
    part: 'photo',
  },
  withdrawJoinRequest: {
    from: 'person',
    input: async ({ the }) => ({ params: { businessID: await the('ownRequest') } }),
    part: 'ownRequest',
  },
};
