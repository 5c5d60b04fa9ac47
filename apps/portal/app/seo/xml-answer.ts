/** An hour: what crawlers read may be that old. */
export const cachedByAll = 'public, max-age=3600';

/** XML that is sent while it is made; a reader who stops reading stops the making. */
export function xmlAnswer(pieces: Iterator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
  });
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cachedByAll };
  return new Response(body, { headers });
}
