import { Award, Earth, Flame, Lightbulb, Scale, UsersRound } from 'lucide-react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ClosingCall } from '../page-part/closing-call.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import picture from './art/mission.svg';
import { loadMissionVision } from './mission-vision.server.ts';
import { PageHead } from './page-head.tsx';
import { Points } from './points.tsx';
import './mission-vision.css';

export const handle: PageHandle = { searchLink: true };

/** Checklist 129. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadMissionVision(context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function MissionVision() {
  const { title, lead, mission, vision, values } = useLoaderData<typeof loader>().texts;
  return (
    <div className="s-page">
      <PageHead title={title} lead={lead} picture={picture} />
      <div className="c-statements">
        {[mission, vision].map(({ title: name, statement, text }) => (
          <section key={name}>
            <h2>{name}</h2>
            <p className="c-statement">{statement}</p>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <Points
        title={values.title}
        points={[
          { icon: UsersRound, ...values.people },
          { icon: Lightbulb, ...values.innovation },
          { icon: Earth, ...values.globalMentality },
          { icon: Flame, ...values.passion },
          { icon: Scale, ...values.honesty },
          { icon: Award, ...values.excellence },
        ]}
      />
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
