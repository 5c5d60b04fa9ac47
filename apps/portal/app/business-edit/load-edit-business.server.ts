import { listLanguages } from '@kontor/contract';
import { timeZoneOf } from '@kontor/contract/time-zone-of';
import type { SelectOption } from '@kontor/ui';
import type { RouterContextProvider } from 'react-router';
import { type BusinessOptions, loadBusinessOptions } from '../business/business-options.server.ts';
import { dialCodesOf } from '../person/edit/dial-codes.ts';
import { visitContext } from '../session/page-context.ts';
import { countries } from '../session/reference.server.ts';

export interface EditOptions extends BusinessOptions {
  languages: SelectOption[];
  /** Each dial code with the countries that have it. */
  dialCodes: SelectOption[];
  /** By country, what is likely there. */
  presets: Partial<Record<string, { dialCode?: string | undefined; timeZone?: string | undefined }>>;
}

/** What can be chosen from. */
export async function loadEditOptions(context: Readonly<RouterContextProvider>): Promise<EditOptions> {
  const { call, language } = context.get(visitContext);
  const [common, languages, places] = await Promise.all([
    loadBusinessOptions(context),
    call(listLanguages, {}),
    countries(context),
  ]);
  return {
    ...common,
    languages: languages.map(({ code, name }) => ({ value: code, text: name })),
    dialCodes: dialCodesOf(places, language),
    presets: Object.fromEntries(
      places.map(({ code, dialCode }) => [code, { dialCode, timeZone: timeZoneOf(code) }]),
    ),
  };
}
