/** The shop's identity and contacts: single source for pages, e-mails and receipts. */
export const shop = {
  name: { uk: 'Краплина', en: 'Kraplyna' },
  phone: '+380536000014',
  shownPhone: '+38 (0536) 00-00-14',
  email: 'hello@kraplyna.test',
  messenger: { name: 'Telegram', address: 'https://t.me/kraplyna_parfum' },
  social: { name: 'Instagram', address: 'https://www.instagram.com/kraplyna.parfum/' },
  seller: { uk: 'ФОП Краплинська Олена Андріївна', en: 'Olena Kraplynska, sole trader' },
  pickupPoint: {
    region: { uk: 'Полтавська область', en: 'Poltava region' },
    city: { uk: 'Кременчук', en: 'Kremenchuk' },
    address: { uk: 'вул. Соборна, 14', en: '14 Soborna St' },
  },
  openingHours: { uk: 'щодня з 10:00 до 19:00', en: 'every day, 10:00 to 19:00' },
};
