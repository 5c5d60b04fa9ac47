import { contractHelpPath, contractTemplates, templatePath } from './contracts/contract-templates.ts';
import { tipPath, tips, tipsPath } from './tips/tips.ts';

/** A page made of texts alone, which the database has no part in; one route may have several such paths. */
interface StaticPage {
  /** As in `routes.ts`, without the slash in front; the path itself when left out. */
  pattern?: string;
  paths: readonly string[];
  /** The route module, without its ending. */
  route: string;
}

/** Each is in the sitemap, has one address and is kept for visitors; `routes.ts` makes the routes of them. */
export const staticPages: readonly StaticPage[] = [
  { paths: ['/about-us'], route: 'company/about-us' },
  { paths: ['/mission-vision'], route: 'company/mission-vision' },
  { paths: ['/why-kontor'], route: 'company/why-kontor' },
  { paths: ['/our-network'], route: 'company/our-network' },
  { paths: ['/company-verification'], route: 'company/company-verification' },
  { paths: ['/advertise-with-us'], route: 'company/advertise-with-us' },
  { paths: ['/free-marketing'], route: 'company/free-marketing' },
  { paths: ['/message-center'], route: 'company/message-center' },
  { paths: ['/work-with-kontor'], route: 'company/work-with-kontor' },
  { paths: ['/membership-standard'], route: 'membership/membership-standard' },
  { paths: ['/membership-gold'], route: 'membership/membership-gold' },
  { paths: ['/membership-premium'], route: 'membership/membership-premium' },
  { paths: ['/membership-platinum'], route: 'membership/membership-platinum' },
  { paths: ['/contact-us'], route: 'contact/contact-us' },
  { paths: [tipsPath], route: 'tips/tips-page' },
  { pattern: `${tipsPath.slice(1)}/:tip`, paths: tips.map(tipPath), route: 'tips/tip-page' },
  { paths: ['/terms-and-conditions'], route: 'legal/terms-and-conditions' },
  { paths: ['/privacy-policy'], route: 'legal/privacy-policy' },
  { paths: ['/developers'], route: 'developers/developers' },
  { paths: [contractHelpPath], route: 'contracts/contract-help' },
  {
    pattern: `${contractHelpPath.slice(1)}/:template`,
    paths: contractTemplates.map(templatePath),
    route: 'contracts/contract-template',
  },
];

export const staticPaths: readonly string[] = staticPages.flatMap(({ paths }) => paths);
