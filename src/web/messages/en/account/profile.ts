import { shop } from '#domain/shop.ts';
import type { profile as ukrainian } from '#web/messages/uk/account/profile.ts';

export const profile: typeof ukrainian = {
  title: `My details: ${shop.name.en}`,
  heading: 'My details',
  personal: { heading: 'Personal details', edit: 'Change personal details' },
  contacts: { heading: 'Contacts', edit: 'Change contacts' },
  notGiven: 'not given',
  firstName: 'First name',
  lastName: 'Last name',
  secondName: 'Patronymic',
  birthdate: 'Date of birth',
  gender: 'Gender',
  chooseGender: 'Not given',
  genders: { Male: 'Male', Female: 'Female' },
  email: 'E-mail',
  emailNote: 'You sign in with this address and get our letters there, so it cannot be changed here.',
  emailHelp: 'Need another one? Write to us.',
  phone: 'Phone',
  phoneHint: 'A Ukrainian number, such as 067 123 45 12',
};
