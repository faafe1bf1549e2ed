import type { PostalAddress, User } from '#contracts/users.ts';

type Names = Pick<User, 'firstName' | 'lastName' | 'secondName'>;

/** As lists of people have it here: last, first and patronymic; empty for who has told none of them. */
export function fullName({ firstName, lastName, secondName }: Names): string {
  return [lastName, firstName, secondName].filter(Boolean).join(' ');
}

/** How a person is called where a name is needed. */
export const nameOrEmail = (user: Names & Pick<User, 'email'>): string => fullName(user) || user.email;

/** On one line, from the street to the country. */
export function addressLine(address: PostalAddress | null): string {
  if (!address) return '';
  const { street1, street2, city, state, zip, country } = address;
  return [street1, street2, city, state, zip, country].filter(Boolean).join(', ');
}
