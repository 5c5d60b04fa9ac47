import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { helpRequestPath } from '../contact/contact-address.ts';
import { listAddress } from '../directory/directory-address.ts';
import { membershipPath } from '../membership/membership-path.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadCompanyVerification = textPage({
  path: '/company-verification',
  title: msg`Company verification`,
  description: ({ place }) =>
    msg`How ${brand.name} checks facts of companies in ${place}: which facts, by which method, by whom, until when, and what the green seal does not say.`,
  keywords: ({ country }) =>
    msg`company verification, verified facts, seal, checks, ${brand.name}, ${country}`,
  drawing: 'company/verification',
  content: verificationTexts,
});

function verificationTexts({ say, place }: Telling) {
  return {
    lead: say(
      msg`The green seal marks individual facts we have checked. It says which, how, by whom and when, and it expires.`,
    ),
    facts: {
      title: say(msg`Which facts are checked`),
      intro: say(
        msg`We do not verify a company as a whole, because nobody can. We verify facts on its page, one by one. These are the facts that can carry a seal:`,
      ),
    },
    methods: {
      title: say(msg`How a fact is checked`),
      intro: say(msg`There are five methods, and the page names the one that was used.`),
      visited: say(msg`One of our staff visited the site and saw it: the building, the lines, the machines.`),
      document_seen: say(
        msg`We have seen the document that proves it, such as a lease, an annual report or a payroll record.`,
      ),
      called: say(
        msg`We called the number or wrote to the address on the page, and the company answered and confirmed it.`,
      ),
      confirmed_with_issuer: say(
        msg`The body that issued the certificate confirmed that it is genuine and still valid.`,
      ),
      public_register: say(
        msg`We found the entry in the official register, in ${place} or wherever the company is registered.`,
      ),
    },
    record: {
      title: say(msg`By whom and until when`),
      points: [
        {
          title: say(msg`Every check is recorded`),
          text: say(
            msg`A ledger records the fact, the method, who checked it, the date, and the day the check expires. The page shows what is in the ledger and nothing else.`,
          ),
        },
        {
          title: say(msg`Every check expires`),
          text: say(
            msg`Addresses, headcounts and certificates change. On its last day a check disappears from the page automatically, and nobody has to remember it.`,
          ),
        },
        {
          title: say(msg`Without a check, no seal`),
          text: say(
            msg`When a company’s last check has expired, its page says “Not verified” again. This is not a criticism: it means that our team cannot currently vouch for any fact.`,
          ),
        },
      ],
    },
    seal: {
      title: say(msg`What the seal says and what it does not`),
      says: {
        title: say(msg`It says`),
        lines: [
          say(msg`At least one fact on this page was checked, and the check is still valid.`),
          say(
            msg`Which fact, by which method, by whom and on which day: in the list of verified facts on the page.`,
          ),
          say(msg`A small seal next to a value: that particular value was checked.`),
        ],
      },
      doesNotSay: {
        title: say(msg`It does not say`),
        lines: [
          say(msg`That the goods are good, the price is fair or the company will deliver.`),
          say(msg`That the facts without a seal are correct. They are what the company states.`),
          say(msg`That the company pays us, or that it does not.`),
        ],
      },
      advice: say(
        msg`Before you pay a new supplier, ask for references, order a sample and agree on terms in writing. A seal shortens this work; it does not do it for you.`,
      ),
    },
    paid: {
      title: say(msg`Paid and proven never look alike`),
      intro: say(
        msg`A badge in capitals with cut corners shows the membership a company pays for. A round green seal in normal type shows what was checked. All four combinations exist, and each tells you two separate things.`,
      ),
      paidProven: say(msg`Pays for Platinum, and facts were checked.`),
      paidOnly: say(msg`Pays for Platinum. No facts are currently checked.`),
      provenOnly: say(
        msg`Pays nothing. Facts were checked while it had a package, and the checks are still valid.`,
      ),
      neither: say(msg`Pays nothing, and no facts are checked. The page shows what the company states.`),
      demo: say(
        msg`An outlined seal marks invented companies, which show what a portal can do. Nothing was checked there, and the badge says so.`,
      ),
    },
    how: {
      title: say(msg`How a company gets checked`),
      paragraphs: [
        say(
          msg`The review is part of the Gold, Premium and Platinum packages. A package pays for our team’s work, never for the result: what we cannot confirm gets no seal.`,
        ),
        say(
          msg`Have your proof ready: the extract from the company register, certificates with their numbers, the address of the works, a person who answers the telephone. And if a fact with a seal is wrong, on your page or on another, tell us and we will check it again.`,
        ),
      ],
    },
    ways: [
      { href: helpRequestPath, text: say(msg`Ask for a review`) },
      { href: membershipPath('gold'), text: say(msg`Compare packages`) },
      { href: listAddress('verified-manufacturers'), text: say(msg`Verified manufacturers`) },
    ],
  };
}
