import { useMessages } from '#web/kit/messages.tsx';

export default function IndexPage() {
  const messages = useMessages();
  return (
    <main>
      <title>{messages.shop.name}</title>
      <h1>{messages.shop.name}</h1>
    </main>
  );
}
