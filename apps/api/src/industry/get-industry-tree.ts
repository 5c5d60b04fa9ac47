import type { Data, getIndustryTree as getIndustryTreeCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentIndustry } from './present.ts';

/** All industries with what is below them. */
export function getIndustryTree({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof getIndustryTreeCall> {
  return reference.industries.map((industry, index) => presentIndustry(industry, index, language));
}
