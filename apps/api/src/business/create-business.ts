import type {
  createBusiness as createBusinessCall,
  Data,
  NewBusiness,
  PicturePurpose,
} from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import type { StoredPicture } from '../upload/picture-of.ts';
import { readyPicture, replacePicture } from '../upload/use-upload.ts';
import { withAlt } from '../upload/with-alt.ts';
import { writeOnce } from '../write/write-once.ts';
import { countOwned, insertOwner } from './members/queries.ts';
import { insertBusiness, insertCategories } from './queries.ts';
import { readNewBusiness } from './read-new-business.ts';

/** Nobody owns so many; whoever creates them without end is no company. */
export const maxOwned = 50;

/** Checklist 326. */
const incomplete = 'Complete all the information required to create your business profile.';

/**
 * Creates a business (checklist 165, 238, 290): public and found by search at once; whoever creates it is its owner.
 * @throws BadRequest with an issue for each field found wrong; Conflict, with the limit, for who owns as many as anybody may; what `readyPicture` throws
 */
export async function createBusiness(
  context: Context<ActingPerson>,
  input: NewBusiness,
): Promise<Data<typeof createBusinessCall>> {
  const { actor, reference } = context;
  const { columns, categoryIDs, issues } = readNewBusiness(input, reference);
  if (issues.length > 0) throw new KontorError('BadRequest', incomplete, { issues });
  // Waited for before anything is locked.
  const photo = await pictureOf(context, input.profilePhoto, 'business-profile-photo');
  const cover = await pictureOf(context, input.coverPhoto, 'business-cover-photo');
  const about = ({ businessID: id }: { businessID: string }) => ({ noun: 'business', id });
  return writeOnce(context, input, about, async (trx) => {
    if ((await countOwned(trx, actor.id)) >= maxOwned)
      throw new KontorError('Conflict', `You own ${maxOwned} businesses, which is the maximum.`, {
        issues: [issueAt('', { code: 'tooMany', limit: maxOwned })],
      });
    await replacePicture(trx, null, photo);
    await replacePicture(trx, null, cover);
    const businessID = await insertBusiness(trx, {
      ...columns,
      // Written in the language of the page; the owner can say another.
      text_language: context.language,
      profile_photo: photo && JSON.stringify(photo),
      cover_photo: cover && JSON.stringify(cover),
    });
    await insertCategories(trx, businessID, categoryIDs);
    await insertOwner(trx, businessID, actor.id);
    return { businessID };
  });
}

async function pictureOf(
  context: Context<ActingPerson>,
  reference: NewBusiness['profilePhoto'],
  purpose: PicturePurpose,
): Promise<StoredPicture | null> {
  if (reference === undefined) return null;
  const { token, alt = null } = typeof reference === 'string' ? { token: reference } : reference;
  return withAlt(await readyPicture(context, token, purpose), alt);
}
