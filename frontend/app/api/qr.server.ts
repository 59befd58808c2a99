import { create } from 'qrcode'

interface QrCode {
  size: number
  path: string
}

/** As one path, so that no foreign markup is put into a page. */
export function qrOf(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const runs: string[] = []
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; ) {
      let length = 0
      while (x + length < size && data[y * size + x + length]) length += 1
      if (length > 0) runs.push(`M${x} ${y}h${length}v1h-${length}z`)
      x += length + 1
    }
  return { size, path: runs.join('') }
}
