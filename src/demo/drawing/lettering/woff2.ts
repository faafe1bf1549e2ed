import { brotliDecompressSync } from 'node:zlib';
import { type ByteReader, readBytes } from './byte-reader.ts';

/** A table of the decompressed WOFF2 stream; glyf and hmtx may be transformed. */
export type FontTable = { bytes: Buffer; isTransformed: boolean };

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?: |$)/g) as string[];

const headerBytes = 48;

const arbitraryTag = 63;

const glyfLeftPlain = 3;

type DirectoryEntry = { tag: string; lengthBytes: number; isTransformed: boolean };

function readEntry(reader: ByteReader): DirectoryEntry {
  const flags = reader.u8();
  const tag = (flags & 63) === arbitraryTag ? reader.tag() : (knownTags[flags & 63] ?? '').slice(0, 4);
  const version = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== glyfLeftPlain : version !== 0;
  const originalLength = reader.base128();
  return { tag, lengthBytes: isTransformed ? reader.base128() : originalLength, isTransformed };
}

/** Decompresses a WOFF2 file into its tables. Without collections and metadata, which drawing does not need. */
export function unpackWoff2(file: Buffer): Map<string, FontTable> {
  const reader = readBytes(file);
  if (reader.tag() !== 'wOF2') throw new Error('This is not a WOFF2 font');
  const tableCount = file.readUInt16BE(12);
  const compressedBytes = file.readUInt32BE(20);
  reader.skipTo(headerBytes);
  const entries = Array.from({ length: tableCount }, () => readEntry(reader));
  const stream = brotliDecompressSync(file.subarray(reader.position(), reader.position() + compressedBytes));
  const tables = new Map<string, FontTable>();
  let start = 0;
  for (const { tag, lengthBytes, isTransformed } of entries) {
    tables.set(tag, { bytes: stream.subarray(start, start + lengthBytes), isTransformed });
    start += lengthBytes;
  }
  return tables;
}
