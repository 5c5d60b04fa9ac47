/** Asks an api for what its calls answer, with a token. @throws for every answer that is none */
export function askAs(url: string, token: string) {
  const headers = { 'wbn-auth': token, 'content-type': 'application/json' };
  return async <T>(path: string, options: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/${path}`, { headers, ...options });
    const { success, data, message } = (await answer.json()) as {
      success: boolean;
      data: T;
      message?: string;
    };
    if (!success) throw new Error(`${path}: ${message}`);
    return data;
  };
}
