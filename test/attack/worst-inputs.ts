/** A text that makes some pattern, parser or loop start again from every place. */
export interface WorstInput {
  name: string
  /** Repeated up to the size, between a beginning and an end that nearly fits. */
  unit: string
  start?: string
  end?: string
}

export const worstInputs: WorstInput[] = [
  { name: 'digits with dashes', unit: '4-' },
  { name: 'digits with blanks', unit: '4 ', end: 'x' },
  { name: 'digits with dots', unit: '4.' },
  { name: 'digits', unit: '4' },
  { name: 'a card number, again and again', unit: '4242 4242 4242 4241 ' },
  { name: 'near-cards with separators', unit: '4111-1111-1111-111' },
  { name: 'full-width digits', unit: '４\u200b' },
  { name: 'invisible letters', unit: '\u200b\u00ad' },
  { name: 'combining marks', unit: '\u0301', start: 'e' },
  { name: 'ligatures that normalise to many', unit: '\ufdfa' },
  { name: 'blanks before an end', unit: ' ', start: 'x', end: 'x' },
  { name: 'tabs and line ends', unit: '\t\n', end: 'x' },
  { name: 'an e-mail of at signs', unit: '@', start: 'a', end: '.' },
  { name: 'an e-mail of dots', unit: 'a.', start: 'a@', end: '@' },
  { name: 'an e-mail in quotes', unit: '"\\', start: '"', end: '@example.com' },
  { name: 'a domain of dashes', unit: '-a', start: 'a@', end: '-' },
  { name: 'an address of slashes', unit: '/', start: 'https:' },
  { name: 'an address of percents', unit: '%2', start: 'https://example.com/' },
  { name: 'an address of at signs', unit: 'a@', start: 'https://' },
  { name: 'a domain of labels', unit: 'a.', start: 'https://', end: '!' },
  { name: 'a pattern of stars', unit: '**/', start: '/' },
  { name: 'a pattern of parameters', unit: ':a/', start: '/' },
  { name: 'phone digits', unit: '1 (', start: '+' },
  { name: 'phone extensions', unit: ' ext. 1', start: '+1' },
  { name: 'braces', unit: '{', end: '}' },
  { name: 'backslashes', unit: '\\' },
  { name: 'dots of a token', unit: 'a.', end: '=' },
  { name: 'base64', unit: 'A', end: '=' },
  { name: 'surrogates without partners', unit: '\ud800' },
  { name: 'nines', unit: '9', start: '0.' },
]

export function textOf({ unit, start = '', end = '' }: WorstInput, bytes: number): string {
  // What stands in JSON as an escape, or in UTF-8 as several bytes, fills its share sooner.
  const unitBytes = Buffer.byteLength(JSON.stringify(unit)) - 2
  return start + unit.repeat(Math.max(1, Math.floor((bytes - start.length - end.length) / unitBytes))) + end
}
