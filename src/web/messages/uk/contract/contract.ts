import { shop } from '#domain/shop.ts';
import type { ContractSection } from './contract-section.ts';
import { parties } from './parties.ts';
import { purchase } from './purchase.ts';

type SectionName = keyof typeof purchase | keyof typeof parties;

export type ContractText = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  contents: string;
  /** In the order of the contract; the name of a section is its anchor. */
  sections: Record<SectionName, ContractSection>;
  rights: (year: number) => string;
};

export const contract: ContractText = {
  title: `Публічна оферта — ${shop.name.uk}`,
  description: `Договір публічної оферти магазину «${shop.name.uk}»: замовлення, оплата, доставка Новою поштою та Укрпоштою, повернення, захист даних.`,
  heading: 'Договір публічної оферти',
  lead: `${shop.seller.uk} пропонує укласти договір купівлі-продажу на однакових для всіх умовах. Оформлюючи замовлення, ви їх приймаєте.`,
  contents: 'Зміст',
  sections: { ...purchase, ...parties },
  rights: (year) => `© ${year} ${shop.seller.uk}. Усі права захищено`,
};
