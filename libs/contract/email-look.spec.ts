import { describe, expect, it } from '@jest/globals'
import { leastCpuMs } from '../../test/support/cpu-time.js'
import { ForgotPassword } from './account.js'
import { SaveApiUser } from './api-users.js'
import { check } from './check.js'
import { CreateClient, LoginClient, ReapplyClient, RegisterClient, UpdateClient } from './clients.js'
import { SendMessage } from './contact.js'
import { oddityOf } from './email-look.js'
import { field } from './messages/fields.js'
import { CreatePortalUser, LoginPortalUser, RegisterPortalUser, UpdatePortalUser } from './portal-users.js'

const refused: [what: string, email: string, sentence: string][] = [
  ['a zero-width space', 'ada\u200b@example.com', field.emailInvisible],
  ['a zero-width joiner in the domain', 'ada@exam\u200dple.com', field.emailInvisible],
  ['a soft hyphen', 'a\u00adda@example.com', field.emailInvisible],
  ['text from right to left', 'ada\u202emoc.elpmaxe@example.com', field.emailInvisible],
  ['an isolate', '\u2066ada@example.com', field.emailInvisible],
  ['a variation selector', 'ada\ufe0f@example.com', field.emailInvisible],
  ['a Hangul filler', 'ada\u3164@example.com', field.emailInvisible],
  ['a tag', 'ada\u{e0061}@example.com', field.emailInvisible],
  ['a line break', 'ada\n@example.com', field.emailInvisible],
  ['a Cyrillic a before the @', 'аda@example.com', field.emailName],
  ['a Greek o before the @', 'adο@example.com', field.emailName],
  ['full-width letters before the @', 'ａda@example.com', field.emailName],
  ['an accent before the @', 'adà@example.com', field.emailName],
  ['a combining accent before the @', 'ada\u0300@example.com', field.emailName],
  ['quotation marks', '"ada lovelace"@example.com', field.emailName],
  ['quotation marks around nothing odd', '"ada"@example.com', field.emailName],
  ['a Cyrillic a among Latin letters', 'ada@exаmple.com', field.emailLookAlike],
  ['a Greek o among Latin letters', 'ada@gοοgle.com', field.emailLookAlike],
  ['nothing but letters that look Latin', 'ada@аррӏе.com', field.emailLookAlike],
  ['the same on a lower level', 'ada@mail.сосо.example.com', field.emailLookAlike],
  ['full-width letters', 'ada@ｅxample.com', field.emailLookAlike],
  ['a wide dot', 'ada@example。com', field.emailLookAlike],
  ['a ligature', 'ada@oﬃce.com', field.emailLookAlike],
  ['a mathematical letter', 'ada@\u{1d41e}xample.com', field.emailLookAlike],
  ['an IPA letter', 'ada@ɡoogle.com', field.emailLookAlike],
  ['two Indic alphabets', 'ada@हिতি.com', field.emailLookAlike],
  ['an emoji', 'ada@\u{1f4a9}.com', field.emailLookAlike],
  ['a disguise, as a browser sends it', 'ada@xn--80ak6aa92e.com', field.emailLookAlike],
  ['mixed letters, as a browser sends them', 'ada@xn--exmple-4nf.com', field.emailLookAlike],
  ['an emoji, as a browser sends it', 'ada@xn--ls8h.com', field.emailLookAlike],
  ['an xn-- that stands for plain letters', 'ada@xn--example-.com', field.emailLookAlike],
  ['an xn-- that stands for nothing', 'ada@xn--99999999.com', field.emailLookAlike],
]

// What the specification's own sentence covers.
const malformed = [
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada lovelace@example.com',
  'ada@[127.0.0.1]',
  'ada@[IPv6:::1]',
  'ada@127.0.0.1',
  'ada(comment)@example.com',
  'ada@example.com(comment)',
  'ada@(comment)example.com',
  'Ada <ada@example.com>',
  'ada@@example.com',
  'ada@exam_ple.com',
  'ada..b@example.com',
]

const taken = [
  'ada@example.com',
  'Ada.Lovelace+tag@mail.example.co.uk',
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  '1234@example.com',
  'ada@bücher.example',
  'ada@café.fr',
  'ada@почта.рф',
  'ada@сор.рф',
  'ada@παράδειγμα.ελ',
  'ada@例え.jp',
  'ada@カフェー.jp',
  'ada@한국.kr',
  'ada@शिक्षा.भारत',
  'ada@ตัวอย่าง.ไทย',
  'ada@مثال.إختبار',
  'ada@xn-example.com',
  // As browsers send bücher.example and почта.рф.
  'ada@xn--bcher-kva.example',
  'ada@xn--80a1acny.xn--p1ai',
]

const sets: [new () => object, name: string][] = [
  [RegisterClient, 'emailAddress'],
  [ReapplyClient, 'emailAddress'],
  [CreateClient, 'emailAddress'],
  [UpdateClient, 'emailAddress'],
  [SaveApiUser, 'developerEmailAddress'],
  [SendMessage, 'emailAddress'],
  [CreatePortalUser, 'email'],
  [RegisterPortalUser, 'email'],
  [UpdatePortalUser, 'email'],
]
const looksUp: [new () => object, name: string][] = [
  [LoginClient, 'emailAddress'],
  [LoginPortalUser, 'email'],
  [ForgotPassword, 'email'],
]

const said = async (requestClass: new () => object, name: string, email: string) =>
  (await check(requestClass, { [name]: email })).fields?.[name]

describe('an e-mail address that is set', () => {
  it.each(refused)('is refused with %s, and the sentence says why', async (_what, email, sentence) => {
    for (const [requestClass, name] of sets) expect(await said(requestClass, name, email)).toBe(sentence)
  })

  it.each(malformed)('that is none, such as %s, is refused as the specification says', async (email) => {
    expect(await said(RegisterClient, 'emailAddress', email)).toBe(field.emailFormat)
    expect(await said(CreatePortalUser, 'email', email)).toBe(field.emailAddressInvalid)
  })

  it.each(taken)('is taken: %s', async (email) => {
    for (const [requestClass, name] of sets)
      expect([email, await said(requestClass, name, email)]).toEqual([email, undefined])
  })
})

describe('an e-mail address that is only looked up', () => {
  const known = refused.filter(([, email]) => !/[\n。ｅ\u{1d41e}\u{1f4a9}\u{e0061}]/u.test(email))
  it.each(known)('may have %s: who registered with it before signs in as ever', async (_what, email) => {
    for (const [requestClass, name] of looksUp) {
      const sentence = await said(requestClass, name, email)
      expect([undefined, field.emailFormat, field.emailAddressInvalid]).toContain(sentence)
    }
  })

  it('was taken before this rule, and still is', async () => {
    for (const email of [
      'аda@example.com',
      'ada\u200b@example.com',
      'ada@exаmple.com',
      'ada@xn--80ak6aa92e.com',
      '"ada"@example.com',
    ])
      for (const [requestClass, name] of looksUp)
        expect([email, await said(requestClass, name, email)]).toEqual([email, undefined])
  })
})

describe('oddityOf', () => {
  it('is quick for the longest address, whatever is in it', async () => {
    const worst = ['а', '\u0301', 'ｅ', '"', '.', 'xn--', '-', '@', 'あ', '\ud83d\ude00'].map((one) =>
      one.repeat(254).slice(0, 254),
    )
    const emails = worst.flatMap((one) => [one, `a@${one}`, `${one}@a.com`])
    expect(await leastCpuMs(() => emails.map(oddityOf), 50)).toBeLessThan(50)
  })
})
