/** Where the people of a business are listed. */
export function membersPath(businessID: string): string {
  return `/business/${businessID}/members`;
}

/** The page of one of them. */
export function memberPath({ businessID, userID }: { businessID: string; userID: string }): string {
  return `/business/${businessID}/member?id=${userID}`;
}
