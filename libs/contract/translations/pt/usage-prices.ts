import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const usagePrices: Translated['usagePrices'] = {
  perUnit: (money) => `${money} por unidade`,
  firstUnits: (money, last) => `${money} por unidade nas primeiras ${last}`,
  unitsUpTo: (money, first, last) => `${money} por unidade de ${first} a ${last}`,
  unitsFrom: (money, first) => `${money} por unidade a partir de ${first}`,
  plusTax: (price, tax, percentage) => `${price}, mais ${tax} (${percentage}%)`,
  billed: {
    sum: (when) => `Cobrado ${when} conforme o seu consumo`,
    max: (when) => `Cobrado ${when} conforme o seu maior consumo nesse período`,
    last: (when) => `Cobrado ${when} conforme o seu último consumo informado`,
  },
  atTheEnd: {
    day: (days) => count(days, { one: 'no fim de cada dia', other: 'ao fim de cada # dias' }),
    week: (weeks) => count(weeks, { one: 'no fim de cada semana', other: 'ao fim de cada # semanas' }),
    month: (months) => count(months, { one: 'no fim de cada mês', other: 'ao fim de cada # meses' }),
    year: (years) => count(years, { one: 'no fim de cada ano', other: 'ao fim de cada # anos' }),
  },
  subscribes: (merchantName) =>
    `Ao subscrever, autoriza ${merchantName} a cobrar neste método de pagamento o que consumir até cancelar. Se alterar a subscrição, os preços mudam em conformidade.`,
  priceOf: (name, price, billedWhen) => `${name}: ${price}. ${billedWhen}.`,
  payForWhatYouUse: 'Pague pelo que consumir',
  thenPayForWhatYouUse: 'Depois, paga pelo que consumir',
  plusUsage: (price) => `${price}, mais o seu consumo`,
  percentOffUsage: (percentage) => `${percentage}% de desconto no seu consumo`,
  amountOffUsage: (money) => `Até ${money} de desconto no seu consumo`,
  offForPeriods: (off, periods) =>
    `${off}, ${count(periods, { one: 'no primeiro período', other: 'em cada um dos primeiros # períodos' })}`,
}
