import { type ComponentType, createContext, use } from 'react';

type BackHandlerProps = { onBack: () => void };

/** Set once by the root, since components know no routes; null outside of the shop. */
export const BackHandler = createContext<ComponentType<BackHandlerProps> | null>(null);

/** Stands after the content of an open dialog or sheet: Back closes it. */
export function CloseOnBack({ onBack }: BackHandlerProps) {
  const Handler = use(BackHandler);
  return Handler && <Handler onBack={onBack} />;
}
