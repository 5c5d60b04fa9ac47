import { avatar, cover, monogram, plate, plateViews } from '@kontor/ui/picture';
import type { LoaderFunctionArgs } from 'react-router';

/** Generated pictures: each follows from its address alone, so it may be cached for good. */
export function loader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Response {
  const query = new URL(request.url).searchParams;
  const svg = draw(params.kind ?? '', /^([\w-]{1,64})\.svg$/.exec(params.file ?? '')?.[1], query);
  if (svg === undefined) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

function draw(kind: string, seed: string | undefined, query: URLSearchParams): string | undefined {
  if (seed === undefined) return undefined;
  const initials = [...(query.get('initials') ?? '?')].slice(0, 3).join('');
  const industry = digitsOf(query.get('industry'), /^\d{4}$/);
  const place = digitsOf(query.get('place'), /^\d{4}(\d{2})?$/) ?? '';
  if (kind === 'monogram') return monogram({ seed, initials, industry });
  if (kind === 'avatar') return avatar({ seed, initials });
  if (kind === 'cover') return cover({ seed, industry: industry ?? '' });
  if (kind === 'plate') {
    const asked = query.get('view');
    return plate({ seed, place, view: plateViews.find((view) => view === asked) });
  }
  return undefined;
}

function digitsOf(text: string | null, pattern: RegExp): string | undefined {
  return text && pattern.test(text) ? text : undefined;
}
