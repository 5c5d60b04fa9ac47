/** What both servers answer where a call does nothing. */
export const nothing = { success: true, data: { nothing: true } };

/** Its shape, by which Fastify serialises it. */
export const nothingSchema = {
  response: {
    200: {
      type: 'object',
      properties: {
        success: { type: 'boolean' },
        data: { type: 'object', properties: { nothing: { type: 'boolean' } } },
      },
    },
  },
};
