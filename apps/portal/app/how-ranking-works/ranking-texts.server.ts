import { msg } from '@lingui/core/macro';
import type { Telling } from '../company/telling.server.ts';
import { industriesAddress } from '../industries/industries-address.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';

/** What is found, what never counts, what happens when nothing is found, and what an owner can do. */
export function rankingTexts(telling: Telling) {
  const { say } = telling;
  const asTyped = say(msg`Search for all words as typed`);
  return {
    lead: say(
      msg`One formula ranks all results, the same for everyone. This page explains all of it, with its numbers.`,
    ),
    found: {
      title: say(msg`What is found`),
      intro: say(
        msg`A company, a product or a person is found when it matches every word, value and location typed. Type, country, category and the other filters shorten the list; they do not change its order.`,
      ),
      kinds: [
        {
          name: say(msg`Companies`),
          fields: say(
            msg`Name, descriptions, city, state, country, industry, categories, subcategories of its products, and valid certificates`,
          ),
        },
        {
          name: say(msg`Products`),
          fields: say(
            msg`Name, keywords, description, specifications, industry, category, subcategory, and the name and location of the company`,
          ),
        },
        {
          name: say(msg`Users`),
          fields: say(
            msg`Name, position, profession where it is shown, company, presentation, industry, city, state and country`,
          ),
        },
      ],
      leftOut: say(
        msg`Words such as “of” and “manufacturer”, and phrases such as “I am looking for”, are left out as long as other words remain. In very long texts only the beginning is searched.`,
      ),
      filters: say(
        msg`Within one filter, any choice is enough; every filter must be met. Filters use what a company states itself, and proof while it is valid. Sorting by newest or by name applies to the 10,000 best matches.`,
      ),
    },
    words: {
      title: say(msg`How words are interpreted`),
      intro: say(
        msg`What was corrected, and what was taken as a location, is shown above the results. The link “${asTyped}” next to it undoes both: no word is corrected or taken as a location, and nothing else is tried if nothing is found.`,
      ),
      points: [
        {
          title: say(msg`By what buyers call it`),
          text: say(
            msg`Industries, categories and subcategories are recognised by their names in English, Spanish, Italian and Chinese, and by what buyers call them, also in German and French. Everything in them counts as having these words.`,
          ),
        },
        {
          title: say(msg`By values in other units`),
          text: say(
            msg`2\u00a0hp also finds 1.5\u00a0kW, and 1/2″ finds DN\u00a015. Values within about 12% are found, too, and temperatures within about 4\u00a0°C; the same value counts as a word in the name, wherever it is stated.`,
          ),
        },
        {
          title: say(msg`By equal names of standards`),
          text: say(
            msg`DIN 912 finds ISO 4762: standards, grades and materials are found by each of their names and count as words in the name, wherever they are stated.`,
          ),
        },
        {
          title: say(msg`By a location in the text`),
          text: say(
            msg`A country, state or city typed next to the words limits the results to that place; you can remove it above the results. Countries and many states and cities are recognised in six languages. A country you have chosen overrides one in the text.`,
          ),
        },
        {
          title: say(msg`In another form`),
          text: say(
            msg`Capitals, accents, singular and plural make no difference, nor do dashes in a part number. The beginning of a word is completed unless it is a word itself.`,
          ),
        },
        {
          title: say(msg`Misspelt`),
          text: say(
            msg`A word that is found nowhere is replaced by the nearest one that is, or the whole text by a company name that is just as near. If it could be right, the other is only suggested: “Did you mean …?”`,
          ),
        },
      ],
    },
    never: {
      title: say(msg`What never counts`),
      points: [
        {
          title: say(msg`Membership and payment`),
          text: say(msg`No package or payment moves a result, and neither does the badge on a card.`),
        },
        {
          title: say(msg`Who searches`),
          text: say(
            msg`Nothing is personalised: not by account, country, language or earlier searches. The same search gives everyone the same order.`,
          ),
        },
        {
          title: say(msg`Visits and clicks`),
          text: say(
            msg`How often a page is opened does not count, nor how large or old a company is, nor whether it registered or was taken from a public source.`,
          ),
        },
      ],
    },
    packages: {
      title: say(msg`What a package does change`),
      paragraphs: [
        say(
          msg`It shows more products, so there is more to find. And it includes a review by our team: a confirmed fact counts like any other check, and one that cannot be confirmed does not count.`,
        ),
        say(
          msg`It also includes boosts. A boost is shown in the slot marked Promoted, separate from the results, and moves none of them.`,
        ),
      ],
    },
    promoted: {
      title: say(msg`The slot marked Promoted`),
      intro: say(
        msg`After the results of a page there may be one more card, in a frame marked Promoted. It is a paid placement: a company uses one of the boosts in its package for it. The results, their order and their number are the same with or without the card.`,
      ),
      points: [
        {
          title: say(msg`Only where it fits`),
          text: say(
            msg`The card meets the same filters as the results. It contains all the words, or it is in the category or subcategory they name. Matches found only by correcting or leaving out words do not count here. If nothing matches, there is no slot.`,
          ),
        },
        {
          title: say(msg`Rotation`),
          text: say(
            msg`If several boosts match, the one shown least today and yesterday comes next. It changes about once a minute and is the same for everyone.`,
          ),
        },
        {
          title: say(msg`Never twice, and not everywhere`),
          text: say(
            msg`What is already among the results of the page is not shown a second time. Directory lists, such as verified manufacturers, have no slot.`,
          ),
        },
        {
          title: say(msg`What is counted`),
          text: say(
            msg`Views, clicks and requests of the card. Nothing is stored about who made them. Visitors whose browser asks not to be tracked are not counted.`,
          ),
        },
      ],
    },
    nothing: {
      title: say(msg`When nothing is found`),
      intro: say(
        msg`The search then tries the following, in this order, until something is found. What it searched for instead is always shown above the results.`,
      ),
      steps: [
        {
          title: say(msg`A nearly identical name`),
          text: say(
            msg`The whole text is compared with company names. Spaces, hyphens and apostrophes may be wrong, and one letter, or two in a long name.`,
          ),
        },
        {
          title: say(msg`Words that say how`),
          text: say(
            msg`“Cheap”, “affordable” and the like are left out: they say what it should be like, not what it is.`,
          ),
        },
        {
          title: say(msg`One space more or less`),
          text: say(
            msg`Words are joined or split as they occur in names: “powersupply” becomes “power supply”.`,
          ),
        },
        {
          title: say(msg`Another meaning`),
          text: say(msg`A word with several meanings is also taken in the meanings buyers use.`),
        },
        {
          title: say(msg`Rare words`),
          text: say(
            msg`One or two of them are treated as typing errors and corrected, the likeliest correction first. Then only those that occur in names are searched for.`,
          ),
        },
        {
          title: say(msg`The whole country`),
          text: say(msg`Instead of a state, its country is searched.`),
        },
        {
          title: say(msg`Fewer words`),
          text: say(
            msg`One part after the other is left out, then several: values and numbers first, then unknown words, common words and locations, standards and names last. Words that name a category stay.`,
          ),
        },
        {
          title: say(msg`The broader category`),
          text: say(msg`If a subcategory is empty, the category above it is shown.`),
        },
      ],
    },
    better: {
      title: say(msg`How to be found more easily`),
      points: [
        {
          title: say(msg`Write what it is`),
          text: say(
            msg`A buyer who does not know you types what a product is, not what you call it. These words count most in the name; put them in the keywords and description, too.`,
          ),
        },
        {
          title: say(msg`Choose the narrowest category`),
          text: say(
            msg`Put each product in the subcategory where buyers look. Anyone who types that subcategory then finds the product as if its name said so, and your company, too, if the category is one of yours.`,
          ),
        },
        {
          title: say(msg`Fill every field`),
          text: say(
            msg`For a company, this means above all descriptions, figures, markets and terms; for a product, its description, keywords, lead time, a photo and four specifications. Values with a unit are found in other units, too.`,
          ),
        },
        {
          title: say(msg`Keep proof current`),
          text: say(
            msg`Renew checks and certificates before they expire. An expired check no longer counts, and nobody finds you by an expired certificate.`,
          ),
        },
        {
          title: say(msg`Put the best product first`),
          text: say(
            msg`You decide the order of your products, and only the first one loses no points. Lead with what buyers should see.`,
          ),
        },
        {
          title: say(msg`Change what has changed`),
          text: say(
            msg`Saving a page just for its date is not worth it. One more field filled in moves it further than a year does.`,
          ),
        },
      ],
    },
    ways: [
      { href: myBusinessPath, text: say(msg`My business`) },
      { href: '/company-verification', text: say(msg`How facts are checked`) },
      { href: industriesAddress(), text: say(msg`All industries`) },
      { href: '/free-marketing', text: say(msg`Free B2B marketing`) },
    ],
  };
}
