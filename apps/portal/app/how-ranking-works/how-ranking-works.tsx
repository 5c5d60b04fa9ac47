import {
  Award,
  BadgeCheck,
  CalendarDays,
  Eye,
  FileCheck,
  FolderTree,
  Gauge,
  Languages,
  Link2,
  ListOrdered,
  MapPin,
  Package,
  Search,
  SquarePen,
  Users,
} from '@kontor/ui/icon';
import { useLoaderData } from 'react-router';
import { Points } from '../company/points.tsx';
import { Prose } from '../company/prose.tsx';
import { Steps } from '../company/steps.tsx';
import { Ways } from '../company/ways.tsx';
import { ComparedFields } from './compared-fields.tsx';
import { loadHowRankingWorks } from './load-how-ranking-works.server.ts';
import { PointsChart } from './points-chart.tsx';
import { RankedExample } from './ranked-example.tsx';
import '../company/company.css';
import './how-ranking-works.css';

export const loader = loadHowRankingWorks;

/** In which order results stand, why, and what is found at all. */
export default function HowRankingWorks() {
  const { title, lead, points, example, never, packages, promoted, found, words, nothing, better, ways } =
    useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <h1>{title}</h1>
      <p className="s-lead">{lead}</p>
      <PointsChart {...points} />
      <RankedExample {...example} />
      <Points {...never} icons={[Award, Users, Eye]} />
      <Prose {...packages} />
      <div id="promoted">
        <Points {...promoted} icons={[Search, ListOrdered, FileCheck, Eye]} />
      </div>
      <ComparedFields {...found} />
      <Points {...words} icons={[Languages, Gauge, FileCheck, MapPin, Link2, Search]} />
      <Steps {...nothing} />
      <Points {...better} icons={[SquarePen, FolderTree, ListOrdered, BadgeCheck, Package, CalendarDays]} />
      <Ways ways={ways} />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
