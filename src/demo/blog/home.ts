import type { DemoPost } from './post.ts';

export const home: DemoPost = {
  title: 'Дім, який пахне вами: свічки, дифузори, спреї',
  titleEn: 'A home that smells of you: candles, diffusers, sprays',
  theme: 'home',
  releasedDaysAgo: 1,
  isActive: true,
  isForCarousel: true,
  content: `<p>Запах дому гості відчувають раніше, ніж побачать стіни. Ви самі його вже не чуєте, бо звикли. Тому ароматизувати простір варто свідомо: обирати не те, що гарно пахне в крамниці, а те, що пасує кімнаті та звичкам.</p>
<h2>Три інструменти</h2>
<ul><li><strong>Свічка.</strong> Дає запах і світло, працює, поки горить, потім ще годину. Для вечорів, ванни, вечері на двох.</li><li><strong>Дифузор.</strong> Рівний фон на кілька тижнів. Для передпокою, кабінету, кімнат, де ніхто не стежить за вогнем.</li><li><strong>Спрей.</strong> Швидкий настрій на пів години. Для текстилю, перед гостями, після кухні.</li></ul>
<h2>Кімната за кімнатою</h2>
<p>У передпокої доречне щось свіже й коротке: цитрус, шавлія, чай. Вітальня любить дерево, інжир, легкий дим. На кухні уникайте солодкого, воно сперечається з їжею; беріть базилік, лайм, томатне листя. Спальня просить тиші: лаванда, бавовна, ірис, трохи сандалу. У ванній працює все чисте та мильне.</p>
<h2>Як палити свічку</h2>
<p>Перший раз дайте воску розтанути до самих країв, зазвичай це година-дві. Інакше вона горітиме тунелем до кінця життя. Перед кожним разом підрізайте ґніт до пів сантиметра, тоді скло не закоптиться. Не паліть довше чотирьох годин поспіль і не залишайте без нагляду, навіть якщо дуже хочеться заснути під мерехтіння.</p>
<h2>Дифузор без розчарувань</h2>
<p>Почніть з половини паличок, за два дні додайте решту, якщо мало. Перевертайте раз на тиждень. Не ставте біля батареї чи на протяг: рідина випарується за місяць. У маленькій кімнаті трьох паличок цілком достатньо.</p>
<h2>Один запах чи кілька</h2>
<p>Найгарніше, коли аромати в домі споріднені. Скажімо, інжир у вітальні, зелений чай у передпокої, базилік на кухні: різні, але з одного саду. Раз на сезон змінюйте тему, і дім щоразу вітатиме вас, як після подорожі.</p>
<p>А якщо хочеться, щоб оселя пахла саме вами, розпиліть трохи власних парфумів на штори. Тканина збереже їх на кілька днів, і ніхто не здогадається, чому в гостях так затишно.</p>`,
  contentEn: `<p>Guests notice the smell of a home before they see its walls. You no longer do, because you are used to it. So scent your rooms on purpose: choose not what smells good in the shop but what suits the room and your habits.</p>
<h2>Three tools</h2>
<ul><li><strong>A candle.</strong> Gives scent and light, works while it burns and for an hour after. For evenings, a bath, dinner for two.</li><li><strong>A diffuser.</strong> An even background for several weeks. For the hallway, the study, rooms where nobody watches a flame.</li><li><strong>A spray.</strong> A quick mood for half an hour. For textiles, before guests, after cooking.</li></ul>
<h2>Room by room</h2>
<p>Something fresh and short suits the hallway: citrus, sage, tea. The living room loves wood, fig, light smoke. In the kitchen avoid sweet scents, they argue with food; take basil, lime, tomato leaf. The bedroom asks for quiet: lavender, cotton, iris, a little sandalwood. In the bathroom anything clean and soapy works.</p>
<h2>How to burn a candle</h2>
<p>The first time, let the wax melt right to the edge, which usually takes an hour or two. Otherwise it will burn a tunnel for the rest of its life. Before each use trim the wick to half a centimetre, then the glass stays free of soot. Do not burn it for more than four hours at a time, and never leave it alone, however much you would like to fall asleep to its flicker.</p>
<h2>A diffuser without disappointment</h2>
<p>Start with half the reeds and add the rest after two days if it is too little. Turn them once a week. Do not put it near a radiator or in a draught: the liquid would be gone in a month. In a small room three reeds are quite enough.</p>
<h2>One scent or several</h2>
<p>It is loveliest when the scents of a home are related. Say, fig in the living room, green tea in the hallway, basil in the kitchen: different, but from one garden. Change the theme once a season, and your home will greet you each time as if you came back from a journey.</p>
<p>And if you want your home to smell of you, spray a little of your own perfume on the curtains. The fabric keeps it for several days, and nobody will guess why it is so cosy at your place.</p>`,
};
