import { useVisit } from '../shell/use-visit.ts';
import { pageAddress } from './page-address.ts';

/** Addresses of these pages as links and forms of the page shown carry them: language and way back go along. */
export function usePageAddress(): (path: string, query?: Record<string, string>) => string {
  const { language, back, next } = useVisit();
  return (path, query) => pageAddress(path, { language, back, next }, query);
}
