const room = Buffer.allocUnsafeSlow(512 * 1024);
/** A character of a JavaScript text takes no more. */
const mostBytesPerCharacter = 3;

/**
 * The bytes of a text, and none of Node's pool with them. Node would measure it before it writes it, which takes as long again; copying
 * what is written takes next to nothing.
 */
export function utf8(text: string): Buffer {
  if (text.length * mostBytesPerCharacter > room.length) return Buffer.from(text);
  const bytes = Buffer.allocUnsafeSlow(room.write(text));
  room.copy(bytes);
  return bytes;
}
