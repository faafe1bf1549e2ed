import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '#web/kit/messages.tsx';
import { storefront } from '#web/messages/uk/storefront.ts';
import { Ribbon } from './ribbon.tsx';

function drawn(isPaymentSandbox: boolean): string {
  const Page = createRoutesStub([
    {
      id: 'uk/shop',
      Component: Outlet,
      children: [
        {
          path: '/index',
          Component: () => (
            <MessagesProvider messages={storefront}>
              <Ribbon />
            </MessagesProvider>
          ),
        },
      ],
    },
  ]);
  const settings = { publicUrl: 'https://shop.example', isPaymentSandbox };
  return renderToStaticMarkup(
    <Page initialEntries={['/index']} hydrationData={{ loaderData: { 'uk/shop': { settings } } }} />,
  );
}

describe('the ribbon above the header', () => {
  it('[ST-CONST-07] says that payments are a sandbox only where no bank is connected', () => {
    expect(drawn(true)).toContain(storefront.shopFrame.ribbon.sandbox);
    expect(drawn(false)).not.toContain(storefront.shopFrame.ribbon.sandbox);
    expect(drawn(false)).toContain(storefront.shopFrame.ribbon.delivery);
  });
});
