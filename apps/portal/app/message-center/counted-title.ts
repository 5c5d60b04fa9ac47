const count = /^\(\d+\+?\) /;

/** A title of a page with how many conversations hold something unread, in the place of what it said before. */
export function withCount(title: string, unread: number): string {
  const own = title.replace(count, '');
  return unread > 0 ? `(${unread}) ${own}` : own;
}

/** Has the title of the document tell a count, whatever page is walked to. @returns what takes it out again */
export function tellInTitle(unread: () => number): { renew: () => void; stop: () => void } {
  const renew = () => {
    const title = withCount(document.title, unread());
    if (title !== document.title) document.title = title;
  };
  const observer = new MutationObserver(renew);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  renew();
  return {
    renew,
    stop() {
      observer.disconnect();
      document.title = withCount(document.title, 0);
    },
  };
}
