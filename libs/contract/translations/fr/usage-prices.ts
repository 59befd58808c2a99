import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const usagePrices: Translated['usagePrices'] = {
  perUnit: (money) => `${money} par unité`,
  firstUnits: (money, last) => `${money} par unité pour les ${last} premières`,
  unitsUpTo: (money, first, last) => `${money} par unité de ${first} à ${last}`,
  unitsFrom: (money, first) => `${money} par unité à partir de ${first}`,
  plusTax: (price, tax, percentage) => `${price}, plus ${tax} (${percentage} %)`,
  billed: {
    sum: (when) => `Facturé ${when} selon votre consommation`,
    max: (when) => `Facturé ${when} selon votre consommation la plus élevée sur la période`,
    last: (when) => `Facturé ${when} selon votre dernière consommation signalée`,
  },
  atTheEnd: {
    day: (days) => count(days, { one: 'à la fin de chaque jour', other: 'tous les # jours, à terme échu,' }),
    week: (weeks) => count(weeks, { one: 'à la fin de chaque semaine', other: 'toutes les # semaines, à terme échu,' }),
    month: (months) => count(months, { one: 'à la fin de chaque mois', other: 'tous les # mois, à terme échu,' }),
    year: (years) => count(years, { one: 'à la fin de chaque année', other: 'tous les # ans, à terme échu,' }),
  },
  subscribes: (merchantName) =>
    `En vous abonnant, vous autorisez ${merchantName} à débiter de ce moyen de paiement ce que vous consommez jusqu’à la résiliation. Si vous modifiez votre abonnement, les prix changent en conséquence.`,
  priceOf: (name, price, billedWhen) => `${name} : ${price}. ${billedWhen}.`,
  payForWhatYouUse: 'Payez ce que vous consommez',
  thenPayForWhatYouUse: 'Ensuite, vous payez ce que vous consommez',
  plusUsage: (price) => `${price}, plus votre consommation`,
  percentOffUsage: (percentage) => `${percentage} % de remise sur votre consommation`,
  amountOffUsage: (money) => `Jusqu’à ${money} de remise sur votre consommation`,
  offForPeriods: (off, periods) =>
    `${off}, ${count(periods, { one: 'pour la première période', other: 'pour chacune des # premières périodes' })}`,
}
