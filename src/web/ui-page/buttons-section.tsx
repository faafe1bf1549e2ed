import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLocalPath } from '#web/kit/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonKind } from '#web/ui/button-classes.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row, Section, useUiPageTexts } from './section.tsx';

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ButtonsSection() {
  const { sections, buttons } = useUiPageTexts();
  const localPath = useLocalPath();
  const [isLiked, setIsLiked] = useState(true);
  const heart = <Heart aria-hidden="true" />;
  return (
    <Section title={sections.buttons}>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {buttons[kind]}
          </Button>
        ))}
        <ButtonLink href={localPath('/index')}>{buttons.link}</ButtonLink>
      </Row>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} size="small" icon={<Plus aria-hidden="true" className="size-4" />}>
            {buttons[kind]}
          </Button>
        ))}
      </Row>
      <Row>
        <Button kind="primary" isLoading>
          {buttons.loading}
        </Button>
        <Button isLoading>{buttons.loading}</Button>
        <Button kind="primary" disabled>
          {buttons.disabled}
        </Button>
        <Button disabled>{buttons.disabled}</Button>
      </Row>
      <div className="max-w-md">
        <Button kind="primary" size="large" isWide>
          {buttons.large}
        </Button>
      </div>
      <Row>
        <IconButton
          label={isLiked ? buttons.heartOn : buttons.heart}
          icon={heart}
          look="round"
          isPressed={isLiked}
          onClick={() => setIsLiked(!isLiked)}
        />
        <IconButton label={buttons.heart} icon={heart} look="boxed" />
        <IconButton label={buttons.edit} icon={<Pencil aria-hidden="true" />} />
        <IconButton label={buttons.edit} icon={<Pencil aria-hidden="true" />} isLoading />
        <IconButton label={buttons.edit} icon={<Pencil aria-hidden="true" />} disabled />
      </Row>
    </Section>
  );
}
