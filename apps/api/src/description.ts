import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { sessionHeader } from '@kontor/contract';
import { describedForm } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';

/** OpenAPI 3.1 at `openapi.json` and a page to browse it at `docs`, both made from the contract. */
export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    transform: ({ schema, url }) => ({
      url,
      // The file is a part of the form that is read apart from its fields.
      schema: schema?.consumes
        ? { ...schema, body: describedForm(schema.body as TSchema | undefined) }
        : schema,
    }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kontor API',
        version: '1',
        description:
          'Answers stand in an envelope: `{"success": true, "data": …}`, or `{"success": false, "name", "message", ' +
          '"requestId", "issues"}`. Fields that are not stated are absent. Names follow Accept-Language (en, es, it, zh).',
      },
      // The portal hands `/api/v1` on, so the page works at both addresses.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          [sessionHeader]: {
            type: 'apiKey',
            in: 'header',
            name: sessionHeader,
            description: 'The access token of a session, from the account service',
          },
        },
      },
    },
  });
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  // Its links are relative to the address with a slash at the end.
  api.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/api/v1/docs') return void reply.redirect('/api/v1/docs/');
    done();
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: ownPolicy,
    uiConfig: { validatorUrl: null },
  });
}

/** The one style that is no file: the colours within Swagger UI's drawn logo. */
const logoStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The page's own policy without hosts of others, and without styles or fonts that are none of its own. */
function ownPolicy(policy: string): string {
  return policy
    .replace(/;?\s*upgrade-insecure-requests/, '')
    .replaceAll(' validator.swagger.io', '')
    .replace(/style-src [^;]*/, `style-src 'self' ${logoStyle}`)
    .replace(/font-src [^;]*/, "font-src 'self'")
    .replace(/base-uri [^;]*/, "base-uri 'none'")
    .replace(/frame-ancestors [^;]*/, "frame-ancestors 'none'");
}
