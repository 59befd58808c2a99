import { inflateSync } from 'node:zlib'

export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

const bytesOfPixel = 4

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** The pixels of a PNG with eight bits for each of red, green, blue and alpha. */
export function pixelsOf(png: Buffer): Pixels {
  const chunks = [...chunksOf(png)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!header || header[8] !== 8 || header[9] !== 6) throw new Error('This PNG is not in RGBA with eight bits')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const raw = inflateSync(Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))))
  const stride = width * bytesOfPixel
  const data = new Uint8ClampedArray(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x >= bytesOfPixel ? (data[at - bytesOfPixel] ?? 0) : 0
      const above = y > 0 ? (data[at - stride] ?? 0) : 0
      const corner = x >= bytesOfPixel && y > 0 ? (data[at - stride - bytesOfPixel] ?? 0) : 0
      const added = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0
      data[at] = ((raw[y * (stride + 1) + 1 + x] ?? 0) + added) & 255
    }
  }
  return { data, width, height }
}
