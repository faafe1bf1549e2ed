/** The head of a page that is meant for one person: nothing of its address, which may hold a secret, is repeated. */
export function PageOfOne({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
