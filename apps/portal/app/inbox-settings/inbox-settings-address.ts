/** Where it is decided how the people of a business share its conversations. @param business its slug or id */
export function inboxSettingsAddress(business: string): string {
  return `/business/${business}/inbox-settings`;
}
