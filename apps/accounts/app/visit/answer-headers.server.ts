import { createContext, type MiddlewareFunction } from 'react-router';

/** Headers that loaders and actions want on the answer, whatever it becomes: a page, its data, or a way elsewhere. */
export const answerHeaders = createContext<Headers>();

export const addHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const wanted = new Headers();
  context.set(answerHeaders, wanted);
  const response = await next();
  for (const [name, value] of wanted) response.headers.set(name, value);
  return response;
};
