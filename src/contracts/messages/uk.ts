/** What the server says to people, in Ukrainian. The sentences of the pages are in `web/messages`. */

export const problems = {
  MALFORMED: 'Не вдалося прочитати запит',
  NOT_SIGNED_IN: 'Увійдіть, щоб продовжити',
  WRONG_CREDENTIALS: 'Неправильна пошта або пароль',
  FORBIDDEN: 'Для цього потрібен інший доступ',
  EMAIL_NOT_CONFIRMED: 'Підтвердьте пошту: ми надіслали вам листа з посиланням',
  NOT_FOUND: 'Такого в нас немає',
  ALREADY_TAKEN: 'Така назва вже є',
  IN_USE: 'Це ще використовується, тому видалити не можна',
  CHANGED_MEANWHILE: 'Поки ви редагували, це змінив хтось інший. Оновіть сторінку й спробуйте ще раз',
  OUT_OF_STOCK: 'Товар закінчився',
  PRICE_CHANGED: 'Ціна змінилася',
  NOT_ALLOWED_NOW: 'Зараз цього зробити не можна',
  TOO_LARGE: 'Завеликий файл або запит',
  WRONG_TYPE: 'Це не той тип файлу чи даних',
  INVALID: 'Перевірте виділені поля',
  TOO_MANY: 'Забагато спроб. Зачекайте хвилину й спробуйте ще раз',
  FAILED: 'Щось пішло не так :(',
  UNAVAILABLE: 'Сервіс тимчасово недоступний. Спробуйте за хвилину',
};

export const refusals = {
  'brand-in-use':
    'Бренд мають товари ({count}), тому видалити його не можна. Вимкніть його або змініть бренд цих товарів',
  'no-such-brand': 'Такого бренду немає',
  'no-such-address': 'Такої адреси в API немає',
  'confirm-link-dead': 'Посилання вже не діє. Якщо ви підтвердили пошту раніше, просто увійдіть',
  'reset-link-dead': 'Посилання вже не діє. Попросіть нове',
  'too-many-letters':
    'Ми вже надіслали на цю адресу кілька листів. Перевірте скриньку, зокрема «Спам», або спробуйте через {minutes} хв',
  'too-many-guesses': 'Забагато невдалих спроб. Спробуйте через {minutes} хв або попросіть новий пароль',
  'session-ended': 'Сеанс завершився. Увійдіть ще раз',
  'no-such-product': 'Такого товару немає, або його зняли з продажу',
  'wishlist-full': 'В обраному вже {count} товарів. Приберіть щось, щоб додати нове',
};

export const fields = {
  required: "Обов'язкове поле",
  invalid: 'Неправильне значення',
  'wrong-kind': 'Неправильний вигляд значення',
  'too-short': 'Закоротко: щонайменше {bound}',
  'too-long': 'Задовго: найбільше {bound}',
  'too-small': 'Замало: щонайменше {bound}',
  'too-big': 'Забагато: найбільше {bound}',
  'unknown-choice': 'Такого варіанта немає',
  'unknown-field': 'Зайве поле',
  'unknown-id': 'Неправильний ідентифікатор',
  'yes-or-no': 'Потрібно true або false',
  'control-characters': 'Приберіть недруковані символи',
  'name-taken': 'Така назва вже є',
  'email-format': 'Неправильний формат електронної адреси',
  'email-domain': 'Помилка електронної адреси',
  'phone-format': 'Неправильний формат номера телефона',
  'wrong-password': 'Неправильний пароль',
  'password-too-short': 'Пароль повинен містити щонайменше 7 символів',
  'not-an-image': 'Це не зображення. Підійдуть JPEG, PNG, WebP або AVIF',
  'image-too-large': 'Файл завеликий: найбільше 10 МБ',
  'image-too-many-pixels': 'Зображення завелике: найбільше 40 мегапікселів',
  'image-animated': 'Рухомі зображення не підійдуть. Надішліть нерухоме',
  'image-damaged': 'Файл пошкоджений: зображення не читається до кінця',
  'image-too-small': 'Зображення замале: сторона щонайменше 16 пікселів',
  'unknown-products': 'Деяких із цих товарів немає, або їх зняли з продажу',
  'wishlist-too-long': 'В обраному вміщається не більше ніж {bound} товарів',
  'not-a-day': 'Вкажіть день, місяць і рік',
  'birthdate-future': 'Цей день іще не настав',
  'birthdate-too-early': 'Перевірте рік народження',
  'email-fixed': 'Пошту тут змінити не можна: за нею ви входите',
};

export const successes = {
  ok: 'Готово',
  'signed-in': 'Вітаємо! Ви увійшли',
  'signed-out': 'Ви вийшли',
  'signed-up': 'Дякуємо! Лишилося підтвердити пошту: лист уже в дорозі',
  'email-confirmed': 'Ваша пошта підтверджена!',
  'confirmation-sent': 'Якщо пошту ще не підтверджено, ми надіслали листа ще раз',
  'reset-sent': 'Якщо така пошта в нас є, ми надіслали на неї посилання для нового пароля',
  'password-set': 'Новий пароль збережено. Увійдіть із ним',
  'password-changed': 'Пароль змінено. На інших пристроях потрібно увійти знову',
  'signed-out-everywhere': 'Ви вийшли на всіх пристроях',
  'brand-created': 'Бренд створено',
  'brand-saved': 'Бренд збережено',
  'brand-deleted': 'Бренд видалено',
  'profile-saved': 'Дані збережено',
  'wishlist-removed': 'Прибрано з обраного',
  'wishlist-saved': 'Обране збережено',
};

export type RefusalKey = keyof typeof refusals;
export type FieldKey = keyof typeof fields;
export type SuccessKey = keyof typeof successes;
