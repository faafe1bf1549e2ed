import { shop } from '#domain/shop.ts';
import type { AboutText } from '#web/messages/uk/about/about.ts';

export const about: AboutText = {
  title: `About us — ${shop.name.en}`,
  description: `${shop.name.en}: original perfume by the bottle and decanted from 1 ml. Thousands of scents from luxury to niche, a shop in Kremenchuk for over 15 years, delivery all over Ukraine.`,
  heading: 'About us',
  lead: 'We sell original perfume, and we decant it from a single millilitre, so that you can get to know a scent before you buy the bottle.',
  facts: {
    label: `${shop.name.en} in figures`,
    list: [
      { figure: 'From 1 ml', text: 'we decant a scent for you' },
      { figure: 'Thousands', text: 'of scents, from luxury to niche' },
      { figure: 'Over 15', text: `years of our shop in ${shop.pickupPoint.city.en}` },
      { figure: 'All of Ukraine', text: 'we send wherever there is a post office' },
    ],
  },
  story: {
    title: 'Who we are',
    paragraphs: [
      `${shop.name.en} began with one shelf in an ordinary shop in Kremenchuk. Its door has been open for over 15 years: come in, breathe in, talk, and leave with a scent that is truly yours.`,
      'Everything you see on this site is original perfume. We buy the bottles ourselves and sell them whole or decanted; we keep no copies, no “licences” and nothing of unknown origin.',
      'On the shelves are thousands of scents: luxury houses that everyone knows and niche ones that people tell of in a whisper. Beside them are cosmetics, scents for the home and gift sets.',
    ],
  },
  decanting: {
    title: 'How we decant',
    lead: 'A decant is the same scent from the same bottle, only as much of it as you need.',
    steps: [
      {
        title: 'You choose the volume',
        text: 'From 1 ml, enough for a few days together, to all that is left in the bottle. The price per millilitre and the cost of the glass are shown at once.',
      },
      {
        title: 'We measure',
        text: 'We open the original bottle and draw the scent with clean tools, so that nothing else gets into it.',
      },
      {
        title: 'We seal and label',
        text: 'A glass bottle with an atomiser; the name, the volume and the date on its label.',
      },
      {
        title: 'We send',
        text: 'Packed so that it does not break, and handed to the post. Or kept for you in the shop.',
      },
    ],
  },
  visit: {
    title: 'Come in or write',
    text: 'We will suggest a scent, find a rare one, and answer about your order.',
    address: 'Shop and pickup',
    hours: 'Opening hours',
    phone: 'Phone',
    email: 'E-mail',
    online: 'Online',
    contract: 'Public offer',
    toShop: 'To the scents',
  },
};
