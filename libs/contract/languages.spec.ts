import { describe, expect, it } from '@jest/globals'
import { formatsOf } from './formats-of.js'
import { dayIn, moneyIn, typedAmount, writtenAmount } from './formats.js'
import { acceptedLanguage, type Language, languages } from './languages.js'
import { currencies, formatMoney, parseMoney } from './money.js'
import { counted, packed, unpacked, valuesIn } from './words.js'
import { wordsIn } from './messages/all-languages.js'
import { needReview } from './messages/need-review.js'

type Sentence = (...given: unknown[]) => string
type Leaf = [path: string, said: string | Sentence]

const leavesOf = (words: object, path: string): Leaf[] =>
  Object.entries(words).flatMap(([name, said]): Leaf[] =>
    typeof said === 'object' ? leavesOf(said as object, `${path}.${name}`) : [[`${path}.${name}`, said as Sentence]],
  )
const leavesIn = (language: Language) =>
  Object.entries(wordsIn[language]).flatMap(([noun, words]) => leavesOf(words, noun))
const others = languages.filter((one) => one !== 'en')
const english = new Map(leavesIn('en'))

// Values that a page may fill in: of each plural form one, and texts that hold signs of patterns.
const numbers = [0, 1, 2, 3, 11, 100, 1_000_000]
const values = (sentence: Sentence) =>
  [...numbers, 'Ada (& Söhne) $1'].map((one) =>
    Array.from({ length: sentence.length }, (_, at) => (at === 0 ? one : at + 7)),
  )

// What is the same word in another language, a name, or only values with signs between them.
const alike = new Set(
  [
    'common.titleGatehouse common.dayAndTimeThere common.dayTwoTwo2Utc common.dayAt common.menu common.ceilMinutes pay.code',
    'pay.date area.transactions area.webhooks siteLayout.menu siteLayout.links.guides siteLayout.links.blog',
    'siteLayout.links.cookies dashboard.type dashboard.description dashboard.transaction dashboard.date',
    'dashboard.transactions payments.net payments.description payments.capture payments.date payments.transactions',
    'payments.client transactions.transaction transactions.transactions persons.holds clientPayouts.csv',
    'payoutParts.none apiUsers.secret apiUsers.actions banks.transaction banks.date clientProfile.type',
    'clientProfile.actions clientProfile.sessions profile.factors.actions profile.enrolment.code modes.mode',
    'modes.modeName.test paymentLinks.description paymentLinks.actions checkoutSessions.actions stepUp.code',
    'factors.codeStep.code enrolment.code passkeys.actions team.actions webhooks.endpoints webhooks.webhooks',
    'webhooks.description webhooks.secret webhookDeliveries.endpoint webhookDeliveries.date',
    'webhookDeliveries.durationMsMs webhookSignatures.whsec securityEvents.didIt.system identityProviders.mapped',
    'devices.code search.pages search.kinds.client requestLogs.milliseconds cards.brandWords.visa',
    'cards.brandWords.mastercard cards.brandWords.amex cards.brandWords.discover cards.brandWords.diners',
    'cards.brandWords.jcb cards.brandWords.unionpay cards.brandWords.maestro cards.brandWords.verve',
    'checklist.kilobytes checklist.megabytes persons.of terms.byMethod search.kinds.role common.notifications',
    'pay.moneyToMerchantName pay.moneyToMerchantNameWithin identityProviders.subject attempts.milliseconds',
    'clientPayouts.intervals.manual payoutParts.byHand search.matches.id customers.description customers.date',
    'pay.iban pay.bic pay.moneyEvery pay.times invoicePage.taxNamed payerAccess.methodTypes.paypal',
    'payerBilling.planOf payerBilling.priceOf checkoutCoupons.codeNamed checkoutSessions.couponOf usagePrices.priceOf',
    'invoiceDocuments.fact invoiceDocuments.includes statementDocuments.net',
    'subscriptions.plan testClocks.status billingReports.kinds.expansion billingReports.kind billingReports.date',
  ]
    .join(' ')
    .split(' '),
)

// Their count stands in a value beside it, with the signs between thousands, or in words.
const choosesAForm = new Set(['states.payments'])

describe.each(others)('words in %s', (language) => {
  it('are there for each English one, and no other', () => {
    expect(
      leavesIn(language)
        .map(([path]) => path)
        .sort(),
    ).toEqual([...english.keys()].sort())
  })

  it('are not the English ones', () => {
    const same = leavesIn(language).filter(
      ([path, said]) => !alike.has(path) && sampleOf(said) === sampleOf(english.get(path)!),
    )
    expect(same.map(([path]) => path)).toEqual([])
  })

  it('put each of their values into the sentence', () => {
    const lost = leavesIn(language).filter(([path, said]) => {
      if (typeof said === 'string' || choosesAForm.has(path)) return false
      const given = Array.from({ length: (english.get(path) as Sentence).length }, (_, at) => 5 + 8 * at)
      return given.some((value) => !said(...given).includes(String(value)))
    })
    expect(lost.map(([path]) => path)).toEqual([])
  })
})

const sampleOf = (said: string | Sentence) => (typeof said === 'string' ? said : said('1', '2', '3', '4'))

describe.each(languages)('words that travel to a page in %s', (language) => {
  it('say there what they say here', () => {
    for (const [noun, words] of Object.entries(wordsIn[language])) {
      const arrived = new Map(leavesOf(unpacked(language, structuredClone(packed(words))) as object, noun))
      for (const [path, said] of leavesOf(words, noun)) {
        if (typeof said === 'string') expect([path, arrived.get(path)]).toEqual([path, said])
        else
          for (const given of values(said))
            expect([path, (arrived.get(path) as Sentence)(...given)]).toEqual([path, said(...given)])
      }
    }
  })
})

describe('a sentence of the API', () => {
  it('is found again with its values', () => {
    const template = packed({ one: wordsIn.en.payerRefusals.payerRefusals.wrongCode }).one!
    expect(valuesIn('Incorrect code. 1 try left', template)).toEqual(['1'])
    expect(valuesIn('Incorrect code. 2 tries left', template)).toEqual(['2'])
    for (const other of ['Incorrect code', 'Incorrect code. 2 tries left!', ''])
      expect(valuesIn(other, template)).toBeNull()
    const two = packed({ two: (money: string, name: string) => `${money} to ${name}.` }).two!
    expect(valuesIn('$4 (+ 1) to Ada.', two)).toEqual(['$4 (+ 1)', 'Ada'])
    expect(valuesIn(' to .', two)).toBeNull()
  })
})

describe('counted', () => {
  it('takes the form of the language', () => {
    expect([0, 1, 2].map((one) => counted('fr')(one, { one: '# essai', other: '# essais' }))).toEqual([
      ...['0 essai', '1 essai', '2 essais'],
    ])
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    expect([0, 1, 2, 3, 11, 100].map((one) => counted('ar')(one, forms))).toEqual([
      ...['zero', 'one', 'two', 'few', 'many', 'other'],
    ])
  })

  it('leaves out a value that a form says in words, here and on a page', () => {
    const { payments } = unpacked('ar', packed(wordsIn.ar.states)) as typeof wordsIn.ar.states
    for (const say of [wordsIn.ar.states.payments, payments])
      expect([1, 2, 3, 1_000].map((count) => say(count.toLocaleString('en'), count))).toEqual([
        ...['دفعة واحدة', 'دفعتان', '3 دفعات', '1,000 دفعة'],
      ])
  })

  it('finds the values of a sentence whose forms hold others', () => {
    const say = (name: string, days: number) => counted('en')(days, { one: `${name}: today`, other: `${name}: # days` })
    const template = packed({ say }).say!
    expect(valuesIn('Ada: 3 days', template)).toEqual(['Ada', '3'])
    expect(valuesIn('Ada: today', template)).toEqual(['Ada'])
  })
})

describe('acceptedLanguage', () => {
  it.each([
    ['fr-CA,en;q=0.8', 'fr'],
    ['de, es;q=0.5, pt;q=0.9', 'pt'],
    ['AR', 'ar'],
    ['fr;q=0, es', 'es'],
    ['*', null],
    ['', null],
    ['de-DE', null],
    [';;;,q=1,de;q=9', null],
    [null, null],
  ])('reads %j as %j', (header, language) => expect(acceptedLanguage(header)).toBe(language))
})

describe('money', () => {
  const amounts = [0, 1, 1_234, 123_456_789, -50]

  it('stays what the specification says in English', () => {
    for (const currency of currencies)
      for (const amount of amounts)
        expect(moneyIn(formatsOf('en'), amount, currency)).toBe(formatMoney(amount, currency))
  })

  it.each(others)('is written in %s, and read again as the same amount', (language) => {
    const formats = formatsOf(language)
    for (const currency of currencies)
      for (const amount of amounts.filter((one) => one > 0)) {
        const typed = moneyIn(formats, amount, currency).replace(/^[^\d]+|[^\d]+$/g, '')
        for (const text of [typed, writtenAmount(formats, amount, currency)])
          expect([text, parseMoney(typedAmount(formats, text, currency), currency)]).toEqual([text, amount])
      }
  })

  it('is Portugal’s in Portuguese', () => {
    const formats = formatsOf('pt')
    expect([123_456, 1_234_560, -50].map((amount) => moneyIn(formats, amount, 'EUR'))).toEqual([
      ...['1234,56\u00a0€', '12\u00a0345,60\u00a0€', '-0,50\u00a0€'],
    ])
    expect(formats && dayIn(formats, 2026, 0, 5)).toBe('5 de jan. de 2026')
    expect([0, 1, 2].map((one) => counted('pt')(one, { one: '# pagamento', other: '# pagamentos' }))).toEqual([
      ...['0 pagamentos', '1 pagamento', '2 pagamentos'],
    ])
  })

  it('keeps its sign on one side between words that run from right to left', () => {
    expect(moneyIn(formatsOf('ar'), 123_456, 'USD')).toBe('\u2066' + '1,234.56\u00a0US$' + '\u2069')
    expect(moneyIn(formatsOf('ar'), -50, 'USD')).toBe('\u2066' + '-0.50\u00a0US$' + '\u2069')
  })

  it('reads nothing where a full stop may mean a thousand', () => {
    expect(parseMoney(typedAmount(formatsOf('pt'), '1.234', 'BRL' as 'USD'), 'USD')).toBeNull()
    expect(parseMoney(typedAmount(formatsOf('fr'), '1.234', 'KWD'), 'KWD')).toBeNull()
    expect(parseMoney(typedAmount(formatsOf('fr'), '12.50', 'EUR'), 'EUR')).toBe(1_250)
    expect(parseMoney(typedAmount(formatsOf('ar'), '٢٥٫٥٠', 'EUR'), 'EUR')).toBe(2_550)
  })
})

it('names sentences for a speaker that are there', () => {
  const named = Object.entries(needReview).flatMap(([noun, names]) => names.map((name) => `${noun}.${name}`))
  const known = [...english.keys()]
  expect(named.filter((name) => !known.some((path) => path === name || path.startsWith(`${name}.`)))).toEqual([])
})
