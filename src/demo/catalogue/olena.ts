/** Profile and wishlist of the demo customer; the account itself is created at the first start. */
export const olena = {
  email: 'olena@kraplyna.test',
  firstName: 'Олена',
  lastName: 'Коваленко',
  profile: {
    second_name: 'Андріївна',
    birthdate: '1991-05-23',
    gender: 'Female',
    address: {
      country: 'Україна',
      street1: 'вул. Лесі Українки, 27',
      street2: 'кв. 41',
      city: 'Кременчук',
      state: 'Полтавська область',
      zip: '39600',
    },
    shipping_address: {
      street1: 'Відділення №12',
      street2: '',
      city: 'Львів',
      state: 'Львівська область',
      zip: '79000',
    },
  },
  phone: '+380674125512',
  /** Brand and name; the decant, if there is one. */
  wishlist: [
    ['Tom Ford', 'Oud Wood'],
    ['Byredo', 'Gypsy Water'],
    ['Guerlain', 'Shalimar'],
    ['Diptyque', 'Philosykos'],
    ['Frederic Malle', 'Portrait of a Lady'],
    ['Chanel', 'Sycomore'],
  ],
} as const;
