import { SectionCard } from '@kontor/ui';

/** Texts as a loader makes them, so that pages about something else carry no more than that. */
export interface LatestPostsView {
  title: string;
  posts: { href: string; text: string; note: string }[];
  all: { href: string; text: string };
}

/** Checklist 65: what somebody posted last, and the way to all of it. */
export function LatestPosts({ title, posts, all }: LatestPostsView) {
  if (posts.length === 0) return null;
  return (
    <SectionCard title={title}>
      <ul className="s-posts">
        {posts.map(({ href, text, note }) => (
          <li key={href}>
            <p>{text}</p>
            <a href={href}>{note}</a>
          </li>
        ))}
      </ul>
      <a className="s-all-posts" href={all.href}>
        {all.text}
      </a>
    </SectionCard>
  );
}
