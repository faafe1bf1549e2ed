import { birthdateMessages, type Profile, type ProfileInput } from '#contracts/profile.ts';
import { checkBirthdate } from '#domain/birthdate.ts';
import { shopDay } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { type Context, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './profiles.repository.ts';

export async function getOwnProfile(context: Context): Promise<Profile> {
  const found = await repository.findProfile(context.db, personOf(context).userId);
  if (!found) throw new Refusal('NOT_SIGNED_IN');
  return found;
}

export async function editOwnProfile(context: Context, { email, ...fields }: ProfileInput): Promise<Profile> {
  const person = personOf(context);
  refuseWrongBirthdate(context, fields.birthdate);
  if (email !== undefined && normalizeEmail(email) !== normalizeEmail(person.email)) {
    throw new Refusal('INVALID', { fields: { email: 'email-fixed' } });
  }
  const saved = await repository.updateProfile(context.db, person.userId, fields);
  if (!saved) throw new Refusal('NOT_SIGNED_IN');
  return saved;
}

function refuseWrongBirthdate({ now }: Context, birthdate: string | null | undefined): void {
  const mistake = birthdate ? checkBirthdate(birthdate, shopDay(now())) : null;
  if (mistake !== null) throw new Refusal('INVALID', { fields: { birthdate: birthdateMessages[mistake] } });
}
