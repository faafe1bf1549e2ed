import { useLocalPath, useNameLanguage } from '#web/kit/language.ts';

type LinkItemProps = { path: string; name: string; isCurrent?: boolean };

/** A page of the shop in a list of links. */
export function LinkItem({ path, name, isCurrent = false }: LinkItemProps) {
  const localPath = useLocalPath();
  const nameLanguage = useNameLanguage();
  return (
    <li>
      <a lang={nameLanguage(name)} href={localPath(path)} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
}
