/** Whether this browser holds a database of that name; only then is code loaded to read it. True where browsers do not tell. */
export async function holdsDatabase(name: string): Promise<boolean> {
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some((database) => database.name === name);
}
