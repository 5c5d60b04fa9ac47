/** Where people look for their messages (checklist 62); it leads to their own conversations. */
export const myMessagesPath = '/my-messages';

/** How a person writes their own id in the path (checklist 56). */
export const oneself = 'me';

/** The conversations of a party, by its id, its slug or `me` (checklist 57). */
export function conversationsAddress(party: string): `/business/${string}/requests` {
  return `/business/${party}/requests`;
}

export function conversationAddress(party: string, requestID: string): string {
  return `${conversationsAddress(party)}/${requestID}`;
}

/** The conversations of whoever is signed in. */
export const myConversations = conversationsAddress(oneself);

/** Where it is decided how the people of a business share its conversations. @param business its slug or id */
export function inboxSettingsAddress(business: string): string {
  return `/business/${business}/inbox-settings`;
}
