import type { DemoPost } from './post.ts';

export const decanting: DemoPost = {
  title: 'Як ми розливаємо парфуми: від флакона до атомайзера',
  titleEn: 'How we decant perfume: from the bottle to the atomiser',
  theme: 'decanting',
  releasedDaysAgo: 4,
  isActive: true,
  isForCarousel: true,
  content: `<p>Розлив починається не з піпетки, а з питання: скільки вам насправді треба? Флакона на сто мілілітрів зазвичай вистачає на півтора-два роки. За цей час змінюються сезони, настрій, робота, а інколи й смак. Кілька мілілітрів дають змогу пожити з ароматом тиждень і вирішити спокійно.</p>
<h2>Що відбувається в майстерні</h2>
<p>Ми купуємо запечатані флакони в офіційних постачальників і відкриваємо їх у день першого замовлення. На кожному пишемо дату. Рідину відбираємо скляною піпеткою або через сам розпилювач, якщо флакон нерозбірний. Нічого не розводимо й не змішуємо: у вашому атомайзері та сама рідина, що була в оригіналі.</p>
<ul><li><strong>До 6 мл</strong> наливаємо у тонку віалу з розпилювачем.</li><li><strong>До 30 мл</strong> беремо скляний атомайзер з металевою помпою.</li><li><strong>Більше</strong> розподіляємо на кілька пляшечок по 50 мл і меншу для решти.</li></ul>
<p>Вартість скла видно ще до оформлення: поруч з ціною парфумів стоїть рядок з флаконами. Знижка діє на аромат, а скло рахуємо окремо й завжди однаково.</p>
<h2>Скільки брати</h2>
<p>Два мілілітри це приблизно тридцять розпилень, тобто тиждень щоденного знайомства. П’ять вистачить на відпустку. Десять переживуть сезон, якщо користуватися через день. Коли аромат дуже стійкий, як екстракт чи східна амбра, беріть менше: одного пшику справді досить.</p>
<h2>Як поводитися з атомайзером удома</h2>
<p>Тримайте його вертикально, подалі від підвіконня. Скло тонке, зате легке. Якщо плануєте політ, загорніть у пакет: помпа щільна, але тиск у салоні любить сюрпризи. Порожній атомайзер не викидайте, ополосніть спиртом і наповнюйте знову.</p>
<p>І головне: не соромтеся замовляти мало. Один мілілітр для нас таке саме замовлення, як сто. З нього часто й починається велика історія.</p>
<p>Ще одне часте запитання: чи не зіпсується перелитий аромат? За нашими спостереженнями, у темному місці атомайзер спокійно живе рік, а то й довше. Якщо ж рідини лишилося на денці, краще доносіть її цього сезону: що більше повітря всередині, то швидше тьмяніють верхні ноти.</p>`,
  contentEn: `<p>Decanting begins not with a pipette but with a question: how much do you really need? A bottle of a hundred millilitres usually lasts a year and a half to two years. In that time seasons, moods and jobs change, and sometimes taste does too. A few millilitres let you live with a scent for a week and decide in peace.</p>
<h2>What happens in the workshop</h2>
<p>We buy sealed bottles from official suppliers and open them on the day of the first order. We write the date on each. We take the liquid with a glass pipette, or through the pump itself if the bottle cannot be opened. We dilute nothing and mix nothing: your atomiser holds the same liquid as the original.</p>
<ul><li><strong>Up to 6 ml</strong> go into a slim vial with a pump.</li><li><strong>Up to 30 ml</strong> go into a glass atomiser with a metal pump.</li><li><strong>More</strong> is split into several 50 ml bottles and a smaller one for the rest.</li></ul>
<p>You see what the glass costs before you order: next to the price of the perfume there is a line with the bottles. Discounts apply to the scent; the glass is counted separately and always costs the same.</p>
<h2>How much to take</h2>
<p>Two millilitres are about thirty sprays, a week of daily acquaintance. Five are enough for a holiday. Ten last a season if you wear it every other day. If the scent is very lasting, like an extrait or an oriental amber, take less: one spray is truly enough.</p>
<h2>How to treat an atomiser at home</h2>
<p>Keep it upright and away from the windowsill. The glass is thin but light. If you are going to fly, wrap it in a bag: the pump is tight, but cabin pressure likes surprises. Do not throw away an empty atomiser: rinse it with alcohol and fill it again.</p>
<p>And above all: do not be shy to order little. One millilitre is as much of an order to us as a hundred. A great story often begins with it.</p>
<p>Another frequent question: does a decanted scent go off? In our experience an atomiser in a dark place lives happily for a year or longer. But if only a little is left at the bottom, wear it this season: the more air inside, the sooner the top notes fade.</p>`,
};
