/** Whether text from outside can be the id of a row; PostgreSQL refuses to compare ids with anything else. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
