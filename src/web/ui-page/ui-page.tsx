import { useLocation } from 'react-router';
import { pathIn, useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { useUiPageTexts } from './section.tsx';
import { TypeSection } from './type-section.tsx';

export default function UiPage() {
  const texts = useUiPageTexts();
  const { shop } = useMessages();
  const { pathname } = useLocation();
  const otherLanguage = useLanguage() === 'uk' ? 'en' : 'uk';
  return (
    <>
      <title>{texts.title}</title>
      <header className="border-b border-line bg-card">
        <div className="page-width flex items-center justify-between gap-4 py-4">
          <Logo name={shop.name} />
          <ButtonLink size="small" href={pathIn(otherLanguage, pathname)} hrefLang={otherLanguage} lang={otherLanguage}>
            {texts.otherLanguage}
          </ButtonLink>
        </div>
      </header>
      <main className="page-width pt-8">
        <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
        <p className="mt-2 mb-8 max-w-2xl text-ink-2">{texts.lead}</p>
        <TypeSection />
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <GoodsSection />
        <ListsSection />
        <FeedbackSection />
        <OverlaysSection />
      </main>
    </>
  );
}
