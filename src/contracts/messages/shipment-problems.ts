import type { Language } from '#domain/language.ts';
import type { WaybillProblem } from '#domain/waybill.ts';

const uk = {
  unavailable: 'Нова пошта не відповідає. Магазин спитає ще раз сам',
  refused: (said: string) => `Нова пошта відмовила: ${said}`,
};

const en: typeof uk = {
  unavailable: 'Nova Poshta does not answer. The shop will ask again by itself',
  refused: (said: string) => `Nova Poshta refused: ${said}`,
};

/** Why a waybill is not made yet. */
export const shipmentProblems: Record<Language, typeof uk> = { uk, en };

/** At the fields of the form. Apart from the other field messages, which every page with a form loads. */
export const waybillProblemTexts: Record<Language, Record<WaybillProblem, string>> = {
  uk: {
    'waybill-name-letters': 'Ім’я та прізвище: лише українські літери, апостроф і дефіс',
    'waybill-first-name-long': 'Ім’я найбільше 25 літер',
    'waybill-name-long': 'Ім’я та прізвище разом найбільше 50 літер',
    'waybill-weight': 'Щонайменше 0,1 кг',
    'waybill-branch-number': 'Вкажіть номер відділення',
    'locker-one-seat': 'У поштомат можна лише одне місце',
    'locker-weight': 'У поштомат можна найбільше 20 кг',
    'locker-size': 'Для поштомата завелике: найбільше 40 × 60 × 30 см',
    'declared-too-high': 'Цей поштомат не приймає такої оголошеної вартості',
    'waybill-description': 'Від 1 до 120 літер',
    'send-day-past': 'Цей день уже минув',
    'send-day-late': 'Найпізніше за три місяці від сьогодні',
  },
  en: {
    'waybill-name-letters': 'First and last name: Ukrainian letters, apostrophes and hyphens only',
    'waybill-first-name-long': 'At most 25 letters for the first name',
    'waybill-name-long': 'At most 50 letters for both names together',
    'waybill-weight': 'At least 0.1 kg',
    'waybill-branch-number': 'Give the number of the branch',
    'locker-one-seat': 'A locker takes one piece only',
    'locker-weight': 'A locker takes at most 20 kg',
    'locker-size': 'Too large for a locker: at most 40 × 60 × 30 cm',
    'declared-too-high': 'This locker does not take such a declared value',
    'waybill-description': 'From 1 to 120 letters',
    'send-day-past': 'This day is over',
    'send-day-late': 'Three months from today at the latest',
  },
};
