/** Where all posts of a person or a business are. */
export function timelineAddress(id: string): string {
  return `/timeline/${id}`;
}

/** The same for readers of feeds. */
export function timelineFeedAddress(id: string): string {
  return `${timelineAddress(id)}/feed.xml`;
}
