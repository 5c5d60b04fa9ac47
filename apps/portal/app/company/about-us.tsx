import { BadgeCheck, FolderTree, Headset, Languages } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import { loadAboutUs } from './about-us.server.ts';
import picture from './art/about.svg';
import { ExportTips } from './export-tips.tsx';
import { Management } from './management.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { Territories } from './territories.tsx';
import { TextPage } from './text-page.tsx';

export const loader = loadAboutUs;

/** Checklist 116–120. */
export default function AboutUs() {
  const { story, mission, team, territories, management, tips, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <Prose {...story} />
      <section className="s-section c-mission-card">
        <h2>{mission.title}</h2>
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href="/mission-vision">{mission.more}</a>
      </section>
      <Points {...team} icons={[FolderTree, BadgeCheck, Languages, Headset]} />
      <Territories {...territories} />
      <Management {...management} />
      <ExportTips {...tips} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
