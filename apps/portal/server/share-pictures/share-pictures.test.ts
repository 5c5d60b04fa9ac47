import { createService } from '@kontor/server';
import type { ShareContent } from '@kontor/ui/share-picture';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSharePictures } from './answer-share-pictures.ts';
import { createPictureCache, type PictureCache } from './picture-cache.ts';
import type { SharedNow, SharedReader } from './shared-reader.ts';

const id = '7931d197-079a-49b1-b984-fed5249e16fd';
const address = `/share/business/${id}.png?lang=it&v=one`;
const content: ShareContent = {
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 34"><path d="M0 0h10v10z"/></svg>',
  portal: { code: 'MX', name: 'Messico' },
  kind: 'Produttori',
  title: 'Reductores del Bajío',
  facts: [{ label: 'Luogo', value: 'León, Messico' }],
  art: { kind: 'mark', of: 'business', seed: id, name: 'Reductores del Bajío', industry: '0006' },
};

let app: FastifyInstance;
let origin: string;
/** What pages say; the requests in which they were asked. */
let read: ReturnType<typeof vi.fn<SharedReader>>;

function saying(changes: Partial<ShareContent>, version = 'one'): SharedNow {
  return { version, readContent: async () => ({ ...content, ...changes }) };
}

async function start(pictures?: PictureCache): Promise<void> {
  app = createService({ name: 'portal', config: { LOG_LEVEL: 'silent' }, checks: {} });
  answerSharePictures(app, (request) => read(request), 'http://portal.example', pictures);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}

async function get(path = address, init: RequestInit = {}) {
  const answer = await fetch(origin + path, init);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes };
}

beforeEach(() => {
  read = vi.fn<SharedReader>(async () => ({ status: 200, shared: saying({}) }));
});
afterEach(() => app.close());

describe('a picture', () => {
  it('is a PNG of 1200 by 630 that is cached for good under its version', async () => {
    await start();
    const { status, headers, bytes } = await get();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"one"',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(bytes.length).toBeLessThan(80_000);
  });

  it('is asked of the page it belongs to, for whoever asks, in its language', async () => {
    await start();
    await get(address, { headers: { 'x-forwarded-for': '203.0.113.1', cookie: 'lang=zh', 'wbn-auth': 'a' } });
    const [asked] = read.mock.calls[0] ?? [];
    expect(asked?.url).toBe(`http://portal.example/business/${id}.data?lang=it`);
    expect([...(asked?.headers.keys() ?? [])]).toEqual(['x-forwarded-for']);
    await get('/share/home.png?lang=it');
    expect(read.mock.calls[1]?.[0].url).toBe('http://portal.example/_.data?lang=it');
  });

  it.each([`/share/business/${id}.png?lang=it&v=old`, `/share/business/${id}.png?lang=it`])(
    'is as the page is now at %s, and not cached for long',
    async (path) => {
      await start();
      const [now, known] = [await get(path), await get()];
      expect(now.headers['cache-control']).toBe('public, max-age=300');
      expect(now.bytes.equals(known.bytes)).toBe(true);
    },
  );

  it('is not sent to who has it, nor made for them', async () => {
    const draw = vi.fn(async () => Buffer.from('a picture'));
    await start(createPictureCache(draw));
    const answer = await get(address, { headers: { 'if-none-match': 'W/"x", "one"' } });
    expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, '"one"']);
    expect(draw).not.toHaveBeenCalled();
    expect((await get(address, { headers: { 'if-none-match': '"two"' } })).status).toBe(200);
  });

  it('has a length for HEAD, and no bytes', async () => {
    await start();
    const { bytes } = await get();
    const head = await get(address, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  it.each([
    'شركة الصناعات المتحدة',
    '\u202Eevil\u202C',
    'A'.repeat(300),
    'word '.repeat(60),
    '🚀'.repeat(100),
    '<script>alert(1)</script> & "quotes" ]]>',
    '深圳市某某科技有限公司',
    '\0\u0007\uFFFE',
  ])('is made whatever the name: %s', async (title) => {
    read.mockResolvedValue({
      status: 200,
      shared: saying({ title, facts: [{ label: title, value: title }] }),
    });
    await start();
    const { status, bytes } = await get();
    expect(status).toBe(200);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});

describe('there is none', () => {
  it.each(['/share/nowhere.png', '/share/sitemap-businesses.xml.png', '/share/business/x.png', '/share/'])(
    'at %s, and no page is asked',
    async (path) => {
      await start();
      expect((await get(path)).status).toBe(404);
      expect(read).not.toHaveBeenCalled();
    },
  );

  it.each([
    [404, 404],
    [200, 404],
    [302, 404],
    [503, 503],
    [500, 500],
  ])('of a page answered %i without one: %i, and nobody keeps that', async (status, expected) => {
    read.mockResolvedValue({ status });
    await start();
    const answer = await get();
    expect(answer.status).toBe(expected);
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe('making', () => {
  /** Draws that end when the test says so. */
  function inHand() {
    const ends: (() => void)[] = [];
    const draw = vi.fn(
      ({ version }: SharedNow) =>
        new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from(version)))),
    );
    return { ends, draw };
  }
  const versions = (count: number) => Array.from({ length: count }, (_, place) => `v${place}`);

  it('is done once for all who ask at the same time, and not again', async () => {
    const { ends, draw } = inHand();
    const pictures = createPictureCache(draw);
    await start(pictures);
    const asked = Array.from({ length: 20 }, () => get());
    await vi.waitFor(() => expect(pictures.figures().hits).toBe(19));
    ends[0]?.();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes}`))).toEqual(new Set(['200 one']));
    expect((await get()).status).toBe(200);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(pictures.figures()).toMatchObject({ made: 1, hits: 20, pictures: 1, bytes: 3 });
  });

  it('is done for one picture at a time; whoever would wait for too many comes again', async () => {
    const { ends, draw } = inHand();
    await start(createPictureCache(draw));
    const next = versions(40);
    read.mockImplementation(async () => ({ status: 200, shared: saying({}, next.shift()) }));
    const statuses: number[] = [];
    const asked = versions(40).map(async () => {
      const { status, headers } = await get();
      statuses.push(status);
      if (status === 503)
        expect([headers['retry-after'], headers['cache-control']]).toEqual(['2', 'no-store']);
    });
    // One is being made, 16 wait.
    await vi.waitFor(() => expect(statuses).toHaveLength(23));
    expect(draw).toHaveBeenCalledTimes(1);
    for (let made = 0; made < 17; made++) {
      await vi.waitFor(() => expect(ends).toHaveLength(made + 1));
      ends[made]?.();
    }
    await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(17);
    expect(statuses.filter((status) => status === 503)).toHaveLength(23);
  });

  it('that failed is tried again', async () => {
    const draw = vi.fn(async () => Buffer.from('a picture'));
    draw.mockRejectedValueOnce(new Error('out of ink'));
    await start(createPictureCache(draw));
    const failed = await get();
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, undefined]);
    expect((await get()).status).toBe(200);
  });

  it('keeps no more than its memory allows, the longest unused given up first', async () => {
    const pictures = createPictureCache(async () => Buffer.alloc(1024 * 1024));
    for (const version of versions(40)) await pictures.find(saying({}, version));
    expect(pictures.figures()).toMatchObject({ made: 40, pictures: 16, bytes: 16 * 1024 * 1024 });
    await pictures.find(saying({}, 'v39'));
    expect(pictures.figures().hits).toBe(1);
  });
});
