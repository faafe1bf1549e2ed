import { formatMoney, formatPrice } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import bottleUrl from './bottle.svg?url';
import { Row, Section, useUiPageTexts } from './section.tsx';

const sizes = '(width >= 48rem) 16rem, 45vw';

export function GoodsSection() {
  const { sections, feedback, choices } = useUiPageTexts();
  const { words, breadcrumbs } = useMessages();
  return (
    <Section title={sections.goods}>
      <Breadcrumbs
        label={breadcrumbs.label}
        crumbs={[
          { label: breadcrumbs.home, href: '#home' },
          { label: choices.decant, href: '#decant' },
        ]}
        current="Oud Wood"
      />
      <div className="grid max-w-4xl grid-cols-2 gap-4 md:grid-cols-4">
        <Picture address={bottleUrl} alt={feedback.picture} sizes={sizes} />
        <Picture address="/no-such-picture.webp" alt={feedback.picture} sizes={sizes} />
        <Picture address={null} alt="" sizes={sizes} />
        <Picture address={bottleUrl} alt={feedback.picture} sizes={sizes} ratio="1/1" fit="contain" />
      </div>
      <Row>
        <Price now={formatPrice(478_000)} />
        <Price now={formatPrice(21_200)} prefix={feedback.from} unit={feedback.perMl} />
        <Price now={formatPrice(612_000)} was={formatPrice(720_000)} wasLabel={words.wasPrice} />
      </Row>
      <Price
        now={formatMoney(19_080)}
        was={formatMoney(21_200)}
        wasLabel={words.wasPrice}
        unit={feedback.perMl}
        size="large"
      />
      <Row>
        <Badge tone="garnet" look="solid">
          −15%
        </Badge>
        <Badge tone="amber">{choices.decant}</Badge>
        <Badge tone="amber" look="count">
          3
        </Badge>
        <Badge tone="neutral">{feedback.sandbox}</Badge>
        <Badge tone="green">{feedback.inStock}</Badge>
      </Row>
    </Section>
  );
}
