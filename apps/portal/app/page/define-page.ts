import { type AddressedNoun, isNamed, nounPages } from '@kontor/contract';
import { idAlone, type PageParameter, slugWithId } from './page-parameter.ts';

/** `kind` and `country` of `/countries/:kind/:country`. */
type ParameterName<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<Rest>
  : Route extends `${string}:${infer Name}`
    ? Name
    : never;

/** The query a cached page depends on. */
interface CachedQuery {
  /** The parameters the page reads. With any other its HTML is not cached, as that may mean something. */
  names: readonly string[];
  /** Brings them to one form, without what the page does not understand, so that each page is cached once. */
  read(given: URLSearchParams): URLSearchParams;
}

/** What the server, the build and the tests know of a page. Data alone: no component, no text, no call. */
export interface Page {
  /** Its path as the router takes it: `/business/:slug`. */
  route: string;
  /** Its route module in `app`, without ending: `business/business-page`. Pages that differ in texts alone share one. */
  module: string;
  /** The route module around it that it shares with other pages. */
  frame?: string | undefined;
  parameters: Readonly<Record<string, PageParameter>>;
  /** Whether visitors' HTML is cached: true when it depends on the path alone, else by which query; false: made each time. */
  cached: boolean | CachedQuery;
  /**
   * In which sitemap search engines find it: `directory` is `/sitemap-directory.xml`, made by `sitemap-directory.ts` in the folder of
   * its module (`pages` lists what is there whatever the database holds); `linked`: in none, by links alone; false: it is not for them.
   */
  indexed: string | false;
  /** For people who are signed in alone: others go to log in and come back. */
  forPeople: boolean;
  /**
   * Whether its data say to somebody who is signed in what they say to nobody else. Then requests that carry a token are answered
   * for that person alone, and a page that was loaded whole asks for its data once more when it knows who is signed in.
   */
  personal: boolean;
  /** Whether its loader makes a picture for social networks. */
  sharePicture: boolean;
  /** What it is about, where that has an id: its views are counted as views of that. */
  noun?: AddressedNoun | undefined;
  /** Whether views of it are counted. */
  counted: boolean;
  /** Consists of texts alone, which the database has no part in. */
  textsOnly: boolean;
  /** Its action takes JSON, as a fetcher sends it, and no form. */
  takesJson?: true | undefined;
  /** Its action takes forms as multipart/form-data, too: mail programs send them so. */
  takesMultipart?: true | undefined;
}

type WithParameters<Route extends string> = [ParameterName<Route>] extends [never]
  ? { parameters?: never }
  : { parameters: Readonly<Record<ParameterName<Route>, PageParameter>> };

type Given<Route extends string> = { route: Route } & WithParameters<Route> &
  Pick<Page, 'module' | 'cached' | 'indexed' | 'sharePicture'> &
  Partial<Pick<Page, 'frame' | 'personal' | 'counted' | 'takesMultipart'>>;

/** Declares a page; one line in `pages.ts` makes it known. */
export function definePage<const Route extends `/${string}`>(given: Given<Route>): Page & { route: Route } {
  return {
    counted: true,
    forPeople: false,
    personal: false,
    textsOnly: false,
    ...given,
    parameters: given.parameters ?? {},
  };
}

/** Declares the page of a thing with an id: where it lies and which sitemap lists it the contract says (`noun-path.ts`). */
export function defineNounPage<const Noun extends AddressedNoun>(
  given: { noun: Noun } & Pick<Page, 'module' | 'cached' | 'sharePicture'> & Partial<Pick<Page, 'personal'>>,
): Page & { route: (typeof nounPages)[Noun]['route'] } {
  const { noun } = given;
  const { route, sitemap }: { route: (typeof nounPages)[Noun]['route']; sitemap?: string } = nounPages[noun];
  const [, name = ''] = route.split(':');
  return {
    counted: true,
    forPeople: false,
    indexed: sitemap ?? 'linked',
    personal: false,
    textsOnly: false,
    ...given,
    route,
    parameters: { [name]: isNamed(noun) ? slugWithId : idAlone },
  };
}

/** Declares a page for people who are signed in: there is nothing of it to cache, to find or to show to others. */
export function defineOwnPage<const Route extends `/${string}`>(
  given: {
    route: Route;
    module: string;
    frame?: string;
    takesJson?: true;
    counted?: false;
  } & WithParameters<Route>,
): Page & { route: Route } {
  return {
    cached: false,
    indexed: false,
    sharePicture: false,
    counted: true,
    forPeople: true,
    personal: false,
    textsOnly: false,
    ...given,
    parameters: given.parameters ?? {},
  };
}

/** Declares a page that has only texts: cached, in the sitemap, with a picture of its own. */
export function defineTextPage<const Route extends `/${string}`>(
  given: { route: Route; module: string } & WithParameters<Route>,
): Page & { route: Route } {
  return {
    cached: true,
    indexed: 'pages',
    sharePicture: true,
    counted: true,
    forPeople: false,
    personal: false,
    textsOnly: true,
    ...given,
    parameters: given.parameters ?? {},
  };
}
