import { describe, expect, it } from '@jest/globals'
import { rules } from './rules.mjs'
import { allTexts, sentencesIn, textsOfMessages, textsOfPage } from './sentences.mjs'
import { misspelled } from './spelling.mjs'

const long = `${'word '.repeat(24)}word.`

describe('the rules', () => {
  it.each([
    ['sentence-length', long, '25 words'],
    ['three-of', 'The end of the list of the rows of a client.', 'The end of the list of the rows of a client.'],
    ['vague-person', 'Somebody else approves it.', 'Somebody'],
    ['nothing', 'Nothing waits.', 'Nothing'],
    ['space-before-percent', 'It is 12 % more', '2 %'],
    ['double-negative', 'It does not pay nobody.', 'not pay nobody'],
    ['phrase-that-went', 'Calls of programs', 'calls of programs'],
  ])('%s finds "%s"', (rule, text, wrong) => {
    expect(rules[rule](text)).toBe(wrong)
  })

  it.each(Object.keys(rules))('%s lets plain English pass', (rule) => {
    for (const text of [
      'Approve payout',
      'We pay 12% of it to your bank. You can change that.',
      `${'word '.repeat(24)}`,
    ])
      expect(rules[rule](text)).toBeNull()
  })
})

describe('the texts', () => {
  it('of a message file are its strings, with one word for each value', () => {
    const source =
      "import x from './y z.js'\nexport const a = 'Save it'\nexport const b = (n: 'a b') => `Pay ${n} now`\n"
    expect(textsOfMessages('m.ts', source).map(({ text }) => text)).toEqual(['Save it', 'Pay X now'])
  })

  it('of a page are its paragraphs, items and cells, without code', () => {
    const source =
      '---\ntitle: Take a payment\n---\n\nOne `code` and\n**two** [links](/x).\n\n```sh\nnot this one\n```\n\n- an item\n\n| a cell | x |\n| --- | --- |\n'
    expect(textsOfPage('p.mdx', source).map(({ text }) => text)).toEqual([
      'Take a payment',
      'One X and two links.',
      'an item',
      'a cell',
    ])
  })

  it('are all found', () => {
    const texts = allTexts()
    expect(texts.length).toBeGreaterThan(3_000)
    expect(texts.filter(({ place }) => place.startsWith('frontend/')).length).toBeGreaterThan(1_000)
    expect(sentencesIn('One. Two? Three')).toEqual(['One.', 'Two?', 'Three'])
  })
})

describe('the dictionary', () => {
  it('finds British spelling and typing errors, by place, and knows the names of products', () => {
    const texts = [
      { place: 'm.ts:1', text: 'Upload your trade licence' },
      { place: 'm.ts:2', text: 'Adyen and Paystack accept X payments' },
      { place: 'm.ts:3', text: 'Approve the paymnet' },
    ]
    expect(misspelled(texts).map(({ place, wrong }) => [place, wrong])).toEqual([
      ['m.ts:1', 'licence'],
      ['m.ts:3', 'paymnet'],
    ])
  })
})
