const shape = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/
const shortest = 15
const longest = 34
const headLength = 4

export const isIbanShaped = (text: string): boolean => shape.test(text)

export const isIban = (text: string): boolean => isIbanShaped(text) && endOfIban(text, 0) === text.length

export function withoutIbans(text: string, instead: string): string {
  let kept = ''
  let from = 0
  for (const { index } of text.matchAll(/\b[a-z]{2}\d{2}/gi)) {
    const end = index < from ? 0 : endOfIban(text, index)
    if (end === 0) continue
    kept += text.slice(from, index) + instead
    from = end
  }
  return kept + text.slice(from)
}

function endOfIban(text: string, start: number): number {
  let end = 0
  let head = 0
  let rest = 0
  let length = 0
  for (let at = start; length < longest && at < text.length; at += 1) {
    const value = valueOf(text.charCodeAt(at))
    if (value < 0 && !isGap(text.charCodeAt(at))) break
    if (value < 0) continue
    length += 1
    if (length <= headLength) head = appended(head, value)
    else rest = appended(rest, value)
    const endsWord = at + 1 === text.length || valueOf(text.charCodeAt(at + 1)) < 0
    if (endsWord && length >= shortest && (rest * 1_000_000 + head) % 97 === 1) end = at + 1
  }
  return end
}

const appended = (number: number, value: number) => (number * (value > 9 ? 100 : 10) + value) % 97
const isGap = (code: number) => code === 0x20 || code === 0x2d

function valueOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x7a ? lower - 0x57 : -1
}
