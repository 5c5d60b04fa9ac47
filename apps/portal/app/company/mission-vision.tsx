import { Award, Earth, Flame, Lightbulb, Scale, UsersRound } from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import picture from './art/mission.svg';
import { loadMissionVision } from './mission-vision.server.ts';
import { Points } from './points.tsx';
import { TextPage } from './text-page.tsx';
import './mission-vision.css';

export const loader = loadMissionVision;

/** Checklist 129. */
export default function MissionVision() {
  const { mission, vision, values, ...head } = useLoaderData<typeof loader>();
  return (
    <TextPage {...head} picture={picture}>
      <div className="c-statements">
        {[mission, vision].map(({ title, statement, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p className="c-statement">{statement}</p>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <Points {...values} icons={[UsersRound, Lightbulb, Earth, Flame, Scale, Award]} />
    </TextPage>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
