import { shop } from '#domain/shop.ts';
import type { ContractText } from '#web/messages/uk/contract/contract.ts';
import type { parties as ukrainian } from '#web/messages/uk/contract/parties.ts';

export const parties: Pick<ContractText['sections'], keyof typeof ukrainian> = {
  duties: {
    title: 'Rights and duties of the parties',
    clauses: [
      {
        text: 'The Seller must:',
        items: [
          'hand over to the Buyer Goods that match the description and the Order;',
          'give full and true information about the Goods, their price, and the terms of payment and delivery;',
          'protect the Buyer’s data and use them only as this contract describes;',
          'consider the Buyer’s requests and answer them.',
        ],
      },
      {
        text: 'The Seller may:',
        items: [
          'suspend an Order that is not paid or whose recipient’s details are plainly untrue;',
          'limit the quantity of Goods in one Order to what is in stock;',
          'change the range, the prices and the look of the Shop, and engage others to perform the contract, being liable for their acts as for its own.',
        ],
      },
      {
        text: 'The Buyer must:',
        items: [
          'read this contract and the description of the Goods before placing an Order;',
          'give accurate information at registration and when ordering, and report its changes;',
          'pay for the Order and receive it in the time set;',
          'keep the password of their account secret.',
        ],
      },
      {
        text: 'The Buyer may:',
        items: [
          'receive Goods of proper quality in the chosen quantity;',
          'receive explanations from the Seller about the Goods and the state of the Order;',
          'demand the exchange of defective Goods or a refund;',
          'turn to consumer protection authorities or to a court to protect their rights.',
        ],
      },
    ],
  },
  liability: {
    title: 'Liability of the parties',
    clauses: [
      'For failure to perform the contract, or for improper performance, the parties are liable under the legislation of Ukraine.',
      'The Seller is not liable for harm caused by using the Goods for other than their purpose, by disregarding the maker’s warnings, or by an individual sensitivity of which the maker warned on the packaging or in the description.',
      'The Seller is not liable for the delay or loss of letters and messages if the Buyer gave a wrong address or phone number.',
      'The parties settle disputes by negotiation. A claim is answered within 14 days. If no agreement is reached, the dispute is decided by a court under the rules of jurisdiction set by law; a Buyer who is a consumer may apply to the court of their place of residence.',
    ],
  },
  forceMajeure: {
    title: 'Force majeure',
    clauses: [
      'A party is released from liability for a breach of the contract if it was caused by force majeure: hostilities, natural disaster, fire, epidemic, a lasting power outage, a strike, decisions of public authorities or other extraordinary and unavoidable events that arose after the contract was concluded.',
      'The affected party informs the other within 5 days. Such circumstances are certified by the Chamber of Commerce and Industry of Ukraine or another authorised body, unless they are common knowledge.',
      'The time for performing obligations is put off for as long as the force majeure lasts.',
      'If these circumstances last for more than three months, either party has the right to terminate the contract by notifying the other in writing. The Seller then refunds the money paid for Goods not handed over.',
    ],
  },
  property: {
    title: 'Intellectual property of the Seller',
    clauses: [
      `The name “${shop.name.en}”, the logo, texts, images, design, program code and compilation of data of the Shop belong to the Seller or are used by the Seller lawfully, and are protected by law.`,
      'The materials of the Shop may be viewed and used for personal needs. They may be copied, changed or distributed for commercial purposes only with the Seller’s written permission.',
      'The names and trade marks of perfume makers belong to their owners and are used in the Shop only to name the Goods.',
    ],
  },
  mailings: {
    title: 'Mailings',
    clauses: [
      'The Seller sends the Buyer the letters and messages that are needed to perform the contract: about registration, acceptance, change of state and dispatch of an Order, payment and refunds. They are part of the service and not advertising.',
      'News, selections and offers are sent only to those who have agreed to receive them.',
      `Such mailings can be declined at any time by the link in the letter or by writing to ${shop.email}. Declining them does not affect the performance of Orders.`,
    ],
  },
  privacy: {
    title: 'Privacy and personal data',
    clauses: [
      'By accepting the offer the Buyer consents to the Seller’s processing of their personal data (first name, last name, patronymic, e-mail address, phone number, delivery address and history of Orders) under the Law of Ukraine “On Personal Data Protection”.',
      'The data are processed to conclude and perform the contract, to deliver and keep account of Orders, to answer requests, and to meet the requirements of tax law.',
      'The Seller passes data to third parties only as far as the contract requires: to the Carrier, to the bank that takes the payment, to the service that registers receipts, and to public authorities in the cases set by law. The Seller neither receives nor stores the details of a payment card.',
      'The data are kept for as long as the account exists, and the data of Orders for the time that legislation sets for primary documents.',
      'The site keeps the contents of the cart, the chosen filters and the sign-in in the Buyer’s browser so that the Shop can work. They are removed on signing out of the account.',
      `The Buyer has the right to know which data about them are kept, to correct them, to withdraw consent or to demand their deletion, unless the law requires them to be kept. It is enough to write to ${shop.email}.`,
    ],
  },
  duration: {
    title: 'Duration and termination of the contract',
    clauses: [
      'The offer is valid from the day of its publication in the Shop until it is withdrawn. The contract for a particular Order takes effect upon acceptance and lasts until the parties have fully performed their obligations.',
      'The Seller may change the offer by publishing a new version. An Order is governed by the version in force on the day it was placed.',
      'The contract may be terminated by agreement of the parties, at the request of a party in the cases set by law and by this contract, or by cancelling the Order before it is dispatched.',
      'Termination of the contract does not release the parties from monetary obligations that arose earlier.',
      `Details of the Seller: ${shop.seller.en}; ${shop.pickupPoint.address.en}, ${shop.pickupPoint.city.en}, ${shop.pickupPoint.region.en}, Ukraine; phone ${shop.shownPhone}; e-mail ${shop.email}.`,
    ],
  },
};
