/** Whether what the log of changes holds is this certificate. */
export function isCertificate(logged: unknown, id: string): boolean {
  return typeof logged === 'object' && logged !== null && 'id' in logged && logged.id === id;
}
