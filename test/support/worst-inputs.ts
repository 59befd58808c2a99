/** What is repeated to make a text that a careless pattern, parser or scan takes long over. */
export const worstPieces = [
  ...['4-', '4', '0', '4111 1111 1111 1112 ', '4.1,1/1 ', '+4915714304008 ', '+', '00', 'x1', '1e', '--', 'Aa0!'],
  ...['DE89 3704 ', 'DE00', 'dk40 3957 7073 8858 28 ', '41111111-1111-1111-', 'deadbeef', '2026-11-21 '],
  ...[' ', '\t', '\n', '-', '_', '.', ',', ':', ';', '/', '//', '%', '%2', '%41', '&', '=', 'a=b&', '*', '**/', ':a/'],
  ...['@', 'a@', '@a.', 'a@a.', '"a"@', 'a', 'a.', 'A-', 'eyJ-', 'eyJ.', 'https://a/', 'https://a:b@', '[', '(', '<'],
  ...['\\', '"', "'", 'é', 'ß', 'İ', '中', '\u0661', '\uff14-', '4\u200b', '\u0301\u0316', '\ufdfa', '\u{1f600}'],
  ...['a\ufe0f', '\u202e', '\u3000', '2026-11-21T12:00:00.', 'password', 'abcd'],
]

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
const bytesOf = (text: string) => Buffer.byteLength(text)
const times = (piece: string, bytes: number) => piece.repeat(Math.max(0, Math.floor(bytes / bytesOf(piece))))

/** A text of JSON of at most so many bytes. */
export const textOf = (piece: string, bytes: number): string => `"${times(inJson(piece), bytes - 2)}"`

const ofLength = (piece: string, length: number) => [...piece.repeat(length)].slice(0, length).join('')

/** As many bytes as there are and as many characters as a field takes; and near misses, whose end fits nowhere. */
const texts = (piece: string, bytes: number, maxLength: number): string[] => [
  `${textOf(piece, bytes - 2).slice(0, -1)}!?"`,
  JSON.stringify(ofLength(piece, maxLength)),
  JSON.stringify(`${ofLength(piece, maxLength - 1)}!`),
]

/** Values that are no text, of at most so many bytes. */
export const worstValues = (bytes: number): string[] => {
  const many = (one: string) => `[${times(`${one},`, bytes - one.length - 2)}${one}]`
  const keys = (value: string) =>
    `{${Array.from({ length: Math.floor((bytes - 2) / (value.length + 10)) }, (_, at) => `"k${at}":${value}`).join(',')}}`
  const [lists, objects] = [Math.floor((bytes - 8) / 2), Math.floor((bytes - 8) / 6)]
  return [
    `{"a":${'['.repeat(lists)}${']'.repeat(lists)}}`,
    `${'{"a":'.repeat(objects)}1${'}'.repeat(objects)}`,
    ...['1', '"a"', '{}', '[]', '"prm_00000000000000000000000000"', '"4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-"'].map(many),
    ...['"a"', '1', '"4-4-4-4-4-4-4-4-"', '{}', 'null'].map(keys),
    `{"${'a'.repeat(bytes - 6)}":1}`,
    `{${times('"a":1,', bytes - 8)}"a":1}`,
    '1'.repeat(bytes),
    `0.${'1'.repeat(bytes - 2)}`,
    `1e${'1'.repeat(bytes - 2)}`,
  ]
}

/** JSON texts for one field of a body that has `bytes` left. */
export const worstInputs = (bytes: number, maxLength: number): string[] =>
  [...worstPieces.flatMap((piece) => texts(piece, bytes, maxLength)), ...worstValues(bytes)].filter(
    (value) => bytesOf(value) <= bytes,
  )
