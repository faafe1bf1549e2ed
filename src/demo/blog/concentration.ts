import type { DemoPost } from './post.ts';

export const concentration: DemoPost = {
  title: 'Одеколон, туалетна, парфумована, екстракт: у чому різниця',
  titleEn: 'Cologne, eau de toilette, eau de parfum, extrait: what is the difference',
  theme: 'history',
  releasedDaysAgo: 18,
  isActive: true,
  isForCarousel: false,
  content: `<p>На двох флаконах одна назва, а слова під нею різні. Багато хто думає, що парфумована вода це просто міцніша туалетна. Насправді все цікавіше: змінюється не тільки кількість ароматичних речовин, а й сама композиція.</p>
<h2>Цифри, які варто знати</h2>
<ul><li><strong>Одеколон:</strong> 3–5 % ароматичних олій, тримається одну-дві години. Бадьорить, освіжає, не претендує на вечір.</li><li><strong>Туалетна вода:</strong> 6–12 %, від трьох до п’яти годин. Світла, рухлива, з яскравим початком.</li><li><strong>Парфумована вода:</strong> 12–20 %, від п’яти до восьми годин. Більше серця й бази, менше іскор.</li><li><strong>Духи та екстракт:</strong> 20–40 %, інколи доба. Тихі на відстані, глибокі зблизька.</li></ul>
<p>Межі умовні, закон їх не визначає, тож у різних домів одна й та сама назва звучить по-різному. Трапляється туалетна вода, яка переживає чужий екстракт.</p>
<h2>Чому вони пахнуть не однаково</h2>
<p>Парфумер, створюючи міцнішу версію, переписує пропорції. Цитруси летять швидко, тому в екстракті їх майже не чути, зате дерево, смоли й ваніль виходять наперед. Виходить інший характер під тим самим іменем. Через це не варто купувати концентрацію наосліп, навіть якщо любите іншу: спробуйте обидві по два мілілітри.</p>
<h2>Що обрати</h2>
<p>Для спеки, офісу та спортзалу краще туалетна вода або одеколон. Вони не задушать ліфт і їх приємно повторити в обід. Для осені та зими беріть парфумовану воду: вовна любить тримати базу. Екстракт залиште для вечорів і близької відстані, один дотик за вухом та ще один на зап’ястя.</p>
<h2>Про ціну</h2>
<p>Дорожча концентрація часто вигідніша. Якщо туалетної води треба шість розпилень двічі на день, а екстракту одне, рахуйте не мілілітри у флаконі, а дні. За нашими спостереженнями, 10 мл екстракту живуть стільки ж, скільки 50 мл легкої води.</p>
<p>Стійкість залежить і від вас: суха шкіра з’їдає аромат швидше. Нанесіть трохи крему без запаху, і навіть одеколон почне звучати на годину довше.</p>
<p>І останнє: не тріть зап’ястя одне об одне. Тертя нагріває шкіру, верхні ноти вилітають раніше, ніж ви встигнете їх роздивитися. Розпилили, зачекали хвилину, вдягли сорочку.</p>`,
  contentEn: `<p>Two bottles carry one name, but the words below it differ. Many people think that eau de parfum is just a stronger eau de toilette. The truth is more interesting: not only the amount of fragrance changes, but the composition itself.</p>
<h2>Numbers worth knowing</h2>
<ul><li><strong>Cologne:</strong> 3–5 % of aromatic oils, lasts an hour or two. It wakes and refreshes you and makes no claim to the evening.</li><li><strong>Eau de toilette:</strong> 6–12 %, three to five hours. Light, lively, with a bright opening.</li><li><strong>Eau de parfum:</strong> 12–20 %, five to eight hours. More heart and base, fewer sparks.</li><li><strong>Parfum and extrait:</strong> 20–40 %, sometimes a whole day. Quiet from afar, deep up close.</li></ul>
<p>The borders are loose and no law sets them, so the same words mean different things at different houses. Some eaux de toilette outlive another brand’s extrait.</p>
<h2>Why they do not smell the same</h2>
<p>When perfumers make a stronger version, they rewrite the proportions. Citrus is quick to fly away, so in an extrait you hardly hear it, while wood, resins and vanilla step forward. The result is another character under the same name. So do not buy a concentration blind, even if you love its sibling: try two millilitres of each.</p>
<h2>What to choose</h2>
<p>For heat, the office and the gym, eau de toilette or cologne is better. They will not choke the lift, and it is a pleasure to spray again at lunch. For autumn and winter take eau de parfum: wool loves to hold a base. Keep extrait for evenings and close company, one touch behind the ear and one on the wrist.</p>
<h2>About the price</h2>
<p>The dearer concentration is often the better value. If an eau de toilette needs six sprays twice a day and an extrait only one, count days, not millilitres. In our experience 10 ml of extrait live as long as 50 ml of a light eau.</p>
<p>How long it lasts depends on you too: dry skin eats a scent faster. Put on a little unscented cream, and even a cologne will sound an hour longer.</p>
<p>And one last thing: do not rub your wrists together. Rubbing warms the skin, and the top notes fly off before you have had a look at them. Spray, wait a minute, put on your shirt.</p>`,
};
