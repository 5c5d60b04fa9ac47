import { fastify } from 'fastify';
import pg from 'pg';
import { nothing, nothingSchema } from './nothing.ts';

// The yardstick of the calls: Fastify and pg and nothing else. `/row/:id` reads one row by its primary key with a
// prepared statement and sends the bytes that stand in it; `/nothing` sends a constant.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const app = fastify({ logger: false });

app.route<{ Params: { id: string } }>({
  method: ['GET', 'POST'],
  url: '/row/:id',
  handler: async (request, reply) => {
    const { rows } = await pool.query<{ body: string }>({
      name: 'row',
      text: 'SELECT body FROM bench.answers WHERE id = $1',
      values: [request.params.id],
    });
    reply.header('content-type', 'application/json; charset=utf-8');
    return rows[0]?.body;
  },
});
app.get('/nothing', { schema: nothingSchema }, () => nothing);

process.on('SIGTERM', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.({ ready: true });
