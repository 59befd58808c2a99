import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const usagePrices: Translated['usagePrices'] = {
  perUnit: (money) => `${money} por unidad`,
  firstUnits: (money, last) => `${money} por unidad para las primeras ${last}`,
  unitsUpTo: (money, first, last) => `${money} por unidad de la ${first} a la ${last}`,
  unitsFrom: (money, first) => `${money} por unidad a partir de la ${first}`,
  plusTax: (price, tax, percentage) => `${price}, más ${tax} (${percentage} %)`,
  billed: {
    sum: (when) => `Se factura ${when} según su consumo`,
    max: (when) => `Se factura ${when} según su consumo más alto del período`,
    last: (when) => `Se factura ${when} según su último consumo notificado`,
  },
  atTheEnd: {
    day: (days) => count(days, { one: 'al final de cada día', other: 'al cabo de cada # días' }),
    week: (weeks) => count(weeks, { one: 'al final de cada semana', other: 'al cabo de cada # semanas' }),
    month: (months) => count(months, { one: 'al final de cada mes', other: 'al cabo de cada # meses' }),
    year: (years) => count(years, { one: 'al final de cada año', other: 'al cabo de cada # años' }),
  },
  subscribes: (merchantName) =>
    `Al suscribirse, autoriza a ${merchantName} a cobrar con este método de pago lo que consuma hasta que cancele. Si cambia su suscripción, los precios cambian con ella.`,
  priceOf: (name, price, billedWhen) => `${name}: ${price}. ${billedWhen}.`,
  payForWhatYouUse: 'Pague por lo que consuma',
  thenPayForWhatYouUse: 'Después, paga por lo que consuma',
  plusUsage: (price) => `${price}, más su consumo`,
  percentOffUsage: (percentage) => `${percentage} % de descuento en su consumo`,
  amountOffUsage: (money) => `Hasta ${money} de descuento en su consumo`,
  offForPeriods: (off, periods) =>
    `${off}, ${count(periods, { one: 'en el primer período', other: 'en cada uno de los primeros # períodos' })}`,
}
