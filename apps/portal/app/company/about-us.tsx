import { BadgeCheck, FolderTree, Headset, Languages } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import { loadAboutUs } from './about-us.server.ts';
import picture from './art/about.svg';
import { ExportTips } from './export-tips.tsx';
import { Management } from './management.tsx';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import { Prose } from './prose.tsx';
import { Territories } from './territories.tsx';

export const handle: PageHandle = { searchLink: true };

/** Checklist 116–120. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadAboutUs(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function AboutUs() {
  const { texts, territories, managers, tips } = useLoaderData<typeof loader>();
  const { team } = texts;
  return (
    <div className="s-page">
      <PageHead title={texts.title} lead={texts.lead} picture={picture} />
      <Prose {...texts.story} />
      <section className="s-section c-mission-card">
        <h2>{texts.mission.title}</h2>
        {texts.mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href="/mission-vision">{texts.mission.more}</a>
      </section>
      <Points
        title={team.title}
        intro={team.intro}
        points={[
          { icon: FolderTree, ...team.directory },
          { icon: BadgeCheck, ...team.verification },
          { icon: Languages, ...team.portals },
          { icon: Headset, ...team.support },
        ]}
      />
      <Territories {...texts.territories} territories={territories} />
      <Management title={texts.management.title} managers={managers} />
      <ExportTips {...tips} />
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
