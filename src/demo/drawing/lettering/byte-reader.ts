/** A cursor over bytes, for the number formats of OpenType and WOFF2. */
export type ByteReader = {
  u8: () => number;
  u16: () => number;
  i16: () => number;
  i8: () => number;
  u32: () => number;
  tag: () => string;
  /** WOFF2 UIntBase128 */
  base128: () => number;
  /** WOFF2 255UInt16 */
  short255: () => number;
  position: () => number;
  skipTo: (position: number) => void;
};

export function readBytes(bytes: Buffer, start = 0): ByteReader {
  let at = start;
  const take = (count: number) => {
    at += count;
    return at - count;
  };
  const reader: ByteReader = {
    u8: () => bytes.readUInt8(take(1)),
    i8: () => bytes.readInt8(take(1)),
    u16: () => bytes.readUInt16BE(take(2)),
    i16: () => bytes.readInt16BE(take(2)),
    u32: () => bytes.readUInt32BE(take(4)),
    tag: () => bytes.toString('latin1', take(4), at),
    base128: () => {
      let value = 0;
      for (let digits = 0; digits < 5; digits++) {
        const byte = reader.u8();
        value = value * 128 + (byte & 127);
        if (byte < 128) return value;
      }
      throw new Error('A UIntBase128 number is at most five bytes long');
    },
    short255: () => {
      const code = reader.u8();
      if (code === 253) return reader.u16();
      if (code === 254) return reader.u8() + 506;
      if (code === 255) return reader.u8() + 253;
      return code;
    },
    position: () => at,
    skipTo: (position) => {
      at = position;
    },
  };
  return reader;
}
