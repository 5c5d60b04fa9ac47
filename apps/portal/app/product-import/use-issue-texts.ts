import type { ImportIssue, ImportIssueCode } from '@kontor/contract';
import { pictureShapes } from '@kontor/contract/picture-shape';
import { useLingui } from '@lingui/react/macro';

const { smallest } = pictureShapes['product-photo'];

interface IssueTexts {
  /** What is wrong. */
  wrong: string;
  /** What to do about it. */
  remedy: string;
}

/** What is wrong with a cell, in words. */
export function useIssueTexts(): (issue: ImportIssue) => IssueTexts {
  const { t } = useLingui();
  return ({ code, value = '', limit = 0, row = 0 }) => {
    const texts: Record<ImportIssueCode, IssueTexts> = {
      required: { wrong: t`Empty`, remedy: t`Fill in the cell` },
      tooLong: { wrong: t`Too long`, remedy: t`Use at most ${limit} characters` },
      tooMany: { wrong: t`Too many entries`, remedy: t`Enter at most ${limit}` },
      tooSmall: { wrong: t`The number is too small`, remedy: t`Enter a larger number` },
      tooLarge: { wrong: t`The number is too large`, remedy: t`Enter a smaller number` },
      notOneLine: { wrong: t`More than one line`, remedy: t`Put it on one line` },
      notPlainText: {
        wrong: t`Contains a character that cannot be displayed`,
        remedy: t`Type the text again`,
      },
      notANumber: {
        wrong: t`“${value}” is not a number`,
        remedy: t`Enter a number, with its unit if you like: 10 pieces`,
      },
      notWholeDays: { wrong: t`“${value}” is not a number of days`, remedy: t`Enter whole days: 21` },
      notAnAmount: {
        wrong: t`“${value}” is not an amount`,
        remedy: t`Enter a number or leave the cell empty`,
      },
      notYesOrNo: { wrong: t`“${value}” is neither yes nor no`, remedy: t`Enter yes or no` },
      noCurrency: {
        wrong: t`No currency`,
        remedy: t`Choose the price with its currency as the field of the column`,
      },
      unknownCurrency: { wrong: t`“${value}” is not a currency`, remedy: t`Enter its code: USD, EUR, MXN` },
      unknownCategory: {
        wrong: t`“${value}” is not a category`,
        remedy: t`Match it above, or enter a category from the list`,
      },
      severalCategories: { wrong: t`“${value}” names several categories`, remedy: t`Match it above` },
      categoryTooGeneral: { wrong: t`Only an industry`, remedy: t`Enter one of its categories` },
      unknownProduct: {
        wrong: t`None of your products has this ID`,
        remedy: t`Clear the ID to add it as a new product`,
      },
      archivedProduct: {
        wrong: t`The product is archived`,
        remedy: t`Restore it first, or leave the row out`,
      },
      severalProducts: {
        wrong: t`Several products have this name`,
        remedy: t`Export your products and use their IDs`,
      },
      sameAsRow: { wrong: t`The same product as row ${row}`, remedy: t`Leave out one of the two rows` },
      notInZip: { wrong: t`${value} is not in the ZIP`, remedy: t`Add the picture or clear the cell` },
      pictureTooLarge: { wrong: t`${value} is larger than 500 KB`, remedy: t`Save a smaller picture` },
      pictureTooSmall: {
        wrong: t`${value} has too few pixels`,
        remedy: t`Save it with at least ${smallest.width} × ${smallest.height} pixels`,
      },
      notAPicture: {
        wrong: t`${value} cannot be read as a picture`,
        remedy: t`Save it again as JPEG, PNG or WebP`,
      },
      malformed: { wrong: t`Cannot be read`, remedy: t`Check the cell` },
    };
    return texts[code];
  };
}
