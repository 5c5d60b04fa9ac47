import type { Context, Visit } from '../context.ts';
import { who } from '../sign-in/who.ts';
import { setLanguage } from './accounts.ts';

/** The language of the page becomes that of the account of whoever is signed in: mails to them are written in it. */
export async function storeLanguage(context: Context, visit: Visit): Promise<void> {
  const here = await who(context, visit);
  if (here && here.account.language !== visit.language)
    await setLanguage(context.db, here.account.id, visit.language);
}
