const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML cannot represent even escaped. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

export function xmlResponse(contentType: string, lines: readonly string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;
  return new Response(xml, { headers: { 'content-type': `${contentType}; charset=utf-8` } });
}
