import type { ComparedBusiness } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import { msg } from '@lingui/core/macro';
import { durationText } from '../business/duration-text.ts';
import type { Visit } from '../session/page-context.ts';
import { factTexts, methodTexts } from '../verification/fact-texts.ts';
import { factoryRows, groupOf } from './business-groups.server.ts';
import { type Fact, type FactGroup, factRow } from './fact-row.ts';
import { notStated, withProof, wordOf } from './fact-words.server.ts';

type Words = Pick<Visit, 'i18n' | 'language'>;
type Certificate = ComparedBusiness['certificates'][number];

/** What is checked of a business itself; what is checked of a value stands beside that. */
const checkedAlone = ['company_registration', 'legal_address', 'phone_and_email', 'certificate'] as const;

/** Certificates by their names, the factory, and what was checked. */
export function proofGroup(businesses: readonly ComparedBusiness[], words: Words): FactGroup[] {
  const { i18n, language } = words;
  const names = new Map(
    businesses.flatMap(({ certificates }) =>
      certificates.map(({ name }) => [standardOf(name), name] as const),
    ),
  );
  const certificates = [...names].map(([standard, name]) =>
    factRow(
      name,
      businesses.map((business) => certificateFact(business, standard, words)),
      notStated(i18n),
    ),
  );
  const checked = checkedAlone.map((fact) =>
    factRow(
      i18n._(factTexts[fact]),
      businesses.map((business) => {
        const found = business.verifiedFacts.find((each) => each.fact === fact);
        return (
          found && withProof(business, { i18n, language }, { text: i18n._(methodTexts[found.method]) }, fact)
        );
      }),
      i18n._(msg`not checked`),
    ),
  );
  return groupOf(i18n._(msg`Proof`), [...certificates, ...factoryRows(businesses, words), ...checked]);
}

/** "ISO 9001:2015" and "iso 9001" are the same standard. */
const standardOf = (name: string) => name.toLowerCase().split(':', 1)[0]?.replace(/\s+/g, ' ').trim() ?? '';

/** The one that holds, else the last that held; they come in that order. */
function certificateFact(
  business: ComparedBusiness,
  standard: string,
  { i18n, language }: Words,
): Fact | undefined {
  const certificate = business.certificates.find(({ name }) => standardOf(name) === standard);
  if (!certificate) return undefined;
  const text = validityText(certificate);
  if (certificate.expired)
    return { text, proof: { kind: 'expired', text: i18n._(msg`Expired, not counted`) } };
  return { text, proof: { kind: 'stated', text: wordOf(business, i18n) } };

  function validityText({ expireDate, issueDate, expired }: Certificate): string {
    if (expireDate === undefined) {
      const issuedOn = dayOf(issueDate, language);
      return i18n._(msg`since ${issuedOn}`);
    }
    const day = dayOf(expireDate, language);
    return expired ? i18n._(msg`ended ${day}`) : i18n._(msg`until ${day}`);
  }
}

/** How they answer inquiries; with few of them nothing is to be said. */
export function answersGroup(businesses: readonly ComparedBusiness[], { i18n }: Words): FactGroup[] {
  const tooFew = i18n._(msg`too few to say`);
  const answers = businesses.map(({ answering }) => {
    if (answering?.share === undefined) return undefined;
    const count = i18n.number(answering.inquiries);
    return { ...answering, share: answering.share, count };
  });
  return groupOf(i18n._(msg`Answers`), [
    factRow(
      i18n._(msg`First answer`),
      answers.map((answer) => {
        if (answer?.minutes === undefined) return undefined;
        const { count } = answer;
        return {
          text: durationText(answer.minutes, i18n),
          value: answer.minutes,
          proof: { kind: 'stated', text: i18n._(msg`${count} requests in 90 days`) },
        };
      }),
      tooFew,
      { word: i18n._(msg`fastest`), isLeast: true },
    ),
    factRow(
      i18n._(msg`Answered in 90 days`),
      answers.map((answer) => {
        if (!answer) return undefined;
        const { count } = answer;
        return {
          text: i18n.number(answer.share / 100, { style: 'percent' }),
          value: answer.share,
          proof: { kind: 'stated', text: i18n._(msg`of ${count}`) },
        };
      }),
      tooFew,
    ),
  ]);
}
