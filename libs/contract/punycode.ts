const base = 36
const letterMax = 0x10ffff

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > 455; k += base) rest = Math.floor(rest / (base - 1))
  return k + Math.floor((base * rest) / (rest + 38))
}

export function decodedLabel(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf('-')
  const letters = [...encoded.slice(0, Math.max(hyphen, 0))].map((letter) => letter.charCodeAt(0))
  let [code, at, bias] = [128, 0, 72]
  let rest = encoded.slice(hyphen + 1)
  while (rest !== '') {
    const before = at
    for (let weight = 1, k = base; ; k += base) {
      const digit = /^[a-z0-9]/.test(rest) ? (parseInt(rest.charAt(0), base) + 26) % base : NaN
      at += digit * weight
      if (!(at <= 0x7fffffff)) return null
      rest = rest.slice(1)
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= base - threshold
    }
    bias = adapted(at - before, letters.length + 1, before === 0)
    code += Math.floor(at / (letters.length + 1))
    at %= letters.length + 1
    if (code > letterMax || (code >= 0xd800 && code <= 0xdfff)) return null
    letters.splice(at, 0, code)
    at += 1
  }
  return String.fromCodePoint(...letters)
}
