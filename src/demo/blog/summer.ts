import type { DemoPost } from './post.ts';

export const summer: DemoPost = {
  title: 'Аромати для спеки: що носити, коли плюс тридцять',
  titleEn: 'Scents for the heat: what to wear at thirty degrees',
  theme: 'summer-citrus',
  releasedDaysAgo: 71,
  isActive: true,
  isForCarousel: false,
  content: `<p>У спеку шкіра гаряча, і кожна молекула летить швидше. Те, що взимку тихо гріло, раптом заповнює цілий вагон. Тож літній гардероб ароматів це не примха, а ввічливість до себе та інших.</p>
<h2>Чого уникати</h2>
<p>Густа ваніль, важка амбра, солодкі фрукти з цукром у тридцять градусів перетворюються на сироп. Уд і темні пачулі теж краще відкласти до вересня. Якщо без улюбленого зимового ніяк, нанесіть одну краплю на край одягу, а не на тіло.</p>
<h2>Чотири літні напрями</h2>
<ul><li><strong>Цитруси.</strong> Бергамот, неролі, юдзу. Холодять миттєво, зникають швидко, зате їх не шкода повторити.</li><li><strong>Зелень.</strong> Інжир, базилік, чай, помідорне листя. Тінь під деревом, яку можна взяти з собою.</li><li><strong>Вода та сіль.</strong> Морські й мінеральні ноти пасують до засмаги і мокрого волосся.</li><li><strong>Прозоре дерево.</strong> Ветивер, кедр, легкий сандал. Сухі, чисті, доречні в офісі з кондиціонером.</li></ul>
<h2>Як наносити</h2>
<p>На чисту, прохолодну шкіру відразу після душу. Згини ліктів, зап’ястя, потилиця під волоссям. Не лийте на місця, що будуть на сонці: бергамот і лайм у поєднанні з ультрафіолетом можуть лишити плями. Гарний хід пшикнути на тканину: льон і бавовна тримають свіжість годинами.</p>
<h2>Маленький фокус</h2>
<p>Перелийте кілька мілілітрів улюбленого одеколону в дорожній атомайзер та покладіть у холодильник на годину. Прохолодний розпил у розпал дня рятує краще за віяло. Парфумам така коротка прохолода не шкодить.</p>
<h2>Скільки брати на відпустку</h2>
<p>П’ять мілілітрів туалетної води вистачить на два тижні щоденного користування, десять візьміть, якщо плануєте щедро. Два аромати замість одного завжди краще: ранковий бадьорий і вечірній тепліший, з краплею сандалу чи солоної амбри.</p>
<p>А восени ці самі краплі на шарфі повернуть вам море, потяг і стиглі персики. Запахи пам’ятають літо довше за фотографії.</p>
<p>І не забувайте про воду. Зневоднена шкіра не тримає нічого, крім роздратування. Склянка води, легкий лосьйон без запаху, а вже тоді аромат: така черговість подовжить навіть найшвидший цитрус на добру годину.</p>`,
  contentEn: `<p>In the heat the skin is hot, and every molecule flies faster. What warmed you quietly in winter suddenly fills a whole carriage. So a summer wardrobe of scents is not a whim but politeness, to yourself and to others.</p>
<h2>What to avoid</h2>
<p>At thirty degrees thick vanilla, heavy amber and sugared fruit turn into syrup. Oud and dark patchouli are better put off until September too. If you cannot do without your winter favourite, put one drop on the hem of your clothes, not on your body.</p>
<h2>Four directions for summer</h2>
<ul><li><strong>Citrus.</strong> Bergamot, neroli, yuzu. They cool at once and fade fast, but it is a pleasure to spray them again.</li><li><strong>Green.</strong> Fig, basil, tea, tomato leaf. The shade of a tree that you can take with you.</li><li><strong>Water and salt.</strong> Marine and mineral notes suit a tan and wet hair.</li><li><strong>Clear wood.</strong> Vetiver, cedar, light sandalwood. Dry, clean, right for an office with air conditioning.</li></ul>
<h2>How to apply it</h2>
<p>On clean, cool skin right after a shower. The inside of the elbows, the wrists, the nape under the hair. Keep it off places that will be in the sun: bergamot and lime may leave marks together with ultraviolet light. A good trick is to spray fabric: linen and cotton hold freshness for hours.</p>
<h2>A little trick</h2>
<p>Pour a few millilitres of your favourite cologne into a travel atomiser and put it in the fridge for an hour. A cool mist at the height of the day is better than a fan. Such a short chill does perfume no harm.</p>
<h2>How much to take on holiday</h2>
<p>Five millilitres of eau de toilette are enough for two weeks of daily wear; take ten if you mean to be generous. Two scents are always better than one: a brisk one for the morning and a warmer one for the evening, with a drop of sandalwood or salty amber.</p>
<p>And in autumn the same drops on a scarf will bring back the sea, the train and ripe peaches. Smells remember summer longer than photographs do.</p>
<p>And do not forget water. Thirsty skin holds nothing but irritation. A glass of water, a light unscented lotion, and only then the scent: in that order even the quickest citrus lasts a good hour longer.</p>`,
};
