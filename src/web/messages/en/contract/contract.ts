import { shop } from '#domain/shop.ts';
import type { ContractText } from '#web/messages/uk/contract/contract.ts';
import { parties } from './parties.ts';
import { purchase } from './purchase.ts';

export const contract: ContractText = {
  title: `Public offer — ${shop.name.en}`,
  description: `The public offer of the shop “${shop.name.en}”: orders, payment, delivery by Nova Poshta and Ukrposhta, returns, privacy.`,
  heading: 'Public offer',
  lead: `${shop.seller.en}, proposes to conclude a contract of sale on terms that are the same for everyone. By placing an order you accept them.`,
  contents: 'Contents',
  sections: { ...purchase, ...parties },
  rights: (year) => `© ${year} ${shop.seller.en}. All rights reserved`,
};
