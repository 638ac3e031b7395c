/** Reads big-endian font data from front to back. Reading past the end throws a RangeError. */
export class ByteReader {
  position = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  uint8(): number {
    return this.#bytes.readUInt8(this.position++);
  }

  uint16(): number {
    this.position += 2;
    return this.#bytes.readUInt16BE(this.position - 2);
  }

  int16(): number {
    this.position += 2;
    return this.#bytes.readInt16BE(this.position - 2);
  }

  uint32(): number {
    this.position += 4;
    return this.#bytes.readUInt32BE(this.position - 4);
  }

  tag(): string {
    return this.take(4).toString('latin1');
  }

  take(length: number): Buffer {
    const end = this.position + length;
    if (end > this.#bytes.length) throw new RangeError('Font data ends early');
    const part = this.#bytes.subarray(this.position, end);
    this.position = end;
    return part;
  }

  /** UIntBase128 of WOFF2: seven bits a byte, the highest bit says that more follow. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.uint8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new RangeError('Number too long');
  }

  /** 255UInt16 of WOFF2: one byte up to 252, then two forms of two bytes and one of three. */
  packed16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return this.uint8() + 506;
    if (code === 255) return this.uint8() + 253;
    return code;
  }
}
