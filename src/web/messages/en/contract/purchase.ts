import { shop } from '#domain/shop.ts';
import type { ContractText } from '#web/messages/uk/contract/contract.ts';
import type { purchase as ukrainian } from '#web/messages/uk/contract/purchase.ts';

const { pickupPoint, openingHours } = shop;

export const purchase: Pick<ContractText['sections'], keyof typeof ukrainian> = {
  general: {
    title: 'General provisions',
    clauses: [
      `This contract is a public proposal (offer) that ${shop.seller.en} (the Seller), makes to everyone who wishes to buy goods in the online shop “${shop.name.en}” (the Shop) on the terms set out below.`,
      'The contract is public within the meaning of Article 633 of the Civil Code of Ukraine: its terms are the same for all Buyers, except for those to whom the law grants privileges. The offer is made under Article 641 and accepted under Article 642 of that Code.',
      'Acceptance, that is, full and unconditional consent to the offer, is the confirmation of an Order on the Shop’s site or by phone, or its payment, whichever comes first. From that moment the contract is concluded and has the same force as one in writing.',
      'The relations of the parties are governed by the Civil Code of Ukraine, the Laws of Ukraine “On Consumer Rights Protection”, “On Electronic Commerce” and “On Personal Data Protection”, and other legislation of Ukraine. Nothing in this contract limits the rights that the law gives to a consumer.',
      'The contract is drawn up in Ukrainian. The English translation is given for convenience; where the texts differ, the Ukrainian one prevails.',
      'A Buyer who does not agree with the terms of this contract does not place an Order.',
    ],
  },
  terms: {
    title: 'Terms',
    clauses: [
      {
        text: 'In this contract, words with a capital letter have these meanings:',
        items: [
          `Shop: the site “${shop.name.en}” and the pickup point at ${pickupPoint.address.en}, ${pickupPoint.city.en}.`,
          `Seller: ${shop.seller.en}, doing business under the legislation of Ukraine.`,
          'Buyer: a natural person of full legal capacity who places an Order for personal needs, or a legal entity on whose behalf its representative acts.',
          'Goods: original perfume, cosmetics and accessories described on the pages of the Shop, in the maker’s packaging or decanted.',
          'Decanting: measuring Goods from the original bottle into clean glass, in the volume chosen by the Buyer, from 1 ml.',
          'Order: a properly placed request of the Buyer to purchase Goods, stating the items, their quantity, and the way of delivery and payment.',
          'Carrier: the postal operator that delivers the Order, Nova Poshta or Ukrposhta.',
        ],
      },
      'Words that are not defined here have the meaning that the legislation of Ukraine gives them.',
    ],
  },
  subject: {
    title: 'Subject of the contract',
    clauses: [
      'The Seller transfers the Goods into the ownership of the Buyer, and the Buyer pays for the Goods and accepts them on the terms of this contract.',
      'The names, quantity, price and volume of the Goods are set out in the confirmed Order, which is an integral part of the contract.',
      'The Seller warrants that the Goods are original, lawfully acquired, neither pledged nor under arrest, and free from the rights of others.',
      'Decanted Goods are supplied without the maker’s packaging. Their bottle states the scent, the brand, the volume and the date of decanting.',
      'Ownership of the Goods and the risk of accidental damage pass to the Buyer at the moment of receiving the Order from the Carrier or at the pickup point.',
    ],
  },
  ordering: {
    title: 'Order procedure',
    clauses: [
      'The Buyer chooses Goods in the Shop, adds them to the cart and places the Order on the site, as a registered user or without registration. An Order may also be placed by phone.',
      'At registration and when placing an Order the Buyer must give accurate and true information about themselves and the recipient. The Seller is not liable for the consequences of mistakes in the information given by the Buyer.',
      {
        text: 'To conclude and perform the contract the Buyer provides the following data:',
        items: ['first name;', 'last name;', 'patronymic;', 'e-mail address;', 'phone number;', 'delivery address.'],
      },
      'After placing the Order the Buyer receives an e-mail with its number and contents. If something needs to be clarified, the Seller contacts the Buyer.',
      'The Seller forms the Order within up to 2 working days from the day the payment arrives. Orders paid on a weekend or a holiday are taken up on the next working day.',
      'If Goods are unavailable for any reason, the Seller informs the Buyer without delay. The Buyer chooses a replacement, agrees to wait, or cancels the Order in whole or in part and gets back the money paid for the missing Goods.',
      'The Buyer may change or cancel an Order until it is handed to the Carrier, by contacting the Seller. Goods already decanted at the Buyer’s request have been prepared for that Buyer alone.',
      'Pictures of the Goods are for information; the shade of the liquid and the look of the packaging may differ slightly where the maker has changed them.',
    ],
  },
  payment: {
    title: 'Price and payment',
    clauses: [
      'Prices in the Shop are stated in hryvnias per item or per 1 ml decanted. The cost of bottles for decanting is shown separately, before the Order is placed.',
      'The Seller may change the prices in the Shop unilaterally. The price of Goods in an Order that is already confirmed does not change.',
      'Payment is by prepayment: the Buyer pays the full cost of the Order by online bank transfer, following the link received when placing the Order.',
      'For payment by card the bank that issued the card may charge an extra fee at its own rates. Such a fee is not part of the price of the Goods, and the Seller does not receive it.',
      'An Order is deemed paid when the bank has confirmed that the money is credited to the Seller. For each payment the Buyer receives a receipt in electronic form.',
      'If an Order is not paid while its invoice is valid, it is cancelled and the Goods set aside for it return on sale.',
      'Discounts are not added together unless the terms of a promotion say otherwise.',
    ],
  },
  delivery: {
    title: 'Delivery',
    clauses: [
      'Orders are delivered throughout the territory of Ukraine where the Carriers, Nova Poshta and Ukrposhta, operate: to the post office chosen by the Buyer. If the Buyer so wishes, the Carrier’s courier may deliver to a stated address.',
      `An Order may also be collected at the pickup point: ${pickupPoint.address.en}, ${pickupPoint.city.en}, ${openingHours.en}.`,
      'The cost of delivery follows the Carrier’s rates and, unless the Shop states otherwise, is paid by the Buyer on receipt. It is not included in the price of the Goods.',
      'The time of delivery depends on the Carrier and the distance and runs from the day of dispatch. The Seller gives the Buyer the tracking number as soon as the Order is handed to the Carrier.',
      'On receipt the Buyer checks, in the presence of the Carrier’s employee, that the packaging is intact and that the quantity and outward condition of the Goods are right. Damage or shortage is recorded in a report under the Carrier’s rules.',
      'The Buyer collects the Order within the period of free storage. If it is not collected and comes back, the Buyer pays for sending it again.',
      'Circumstances in the Carrier’s work that are not the Seller’s fault extend the time of delivery for as long as they last.',
    ],
  },
  returns: {
    title: 'Return policy',
    clauses: [
      'Goods of proper quality are not subject to exchange or return: perfume and cosmetic products are in the List of goods of proper quality not subject to exchange (return), approved by Resolution No. 172 of the Cabinet of Ministers of Ukraine of 19 March 1994.',
      'Defective Goods, that is, damaged, counterfeit or not matching the description or the Order, are, as the Buyer chooses, exchanged by the Seller for the same Goods free of defects or refunded.',
      'The Buyer reports a defect visible on receipt within 14 days, and a hidden one within the shelf life of the Goods. The report includes the Order number, a description of the defect and, where possible, photographs of the Goods and the packaging.',
      'The Seller considers the report within 7 working days. If an expert examination is needed, it is carried out at the Seller’s expense within the time set by law.',
      'The money is refunded to the Buyer’s payment card from which it was paid, within 7 days from the day the Seller accepted the claim or received the Goods back. The Seller bears the cost of sending defective Goods.',
      'A personal perception of a scent, how long it lasts on the skin, or its not being to the Buyer’s taste is not a defect. To get to know a scent, it can be ordered decanted, from 1 ml.',
    ],
  },
};
