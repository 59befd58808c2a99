import type { Translated } from '../../messages/translated.js'

export const debts: Translated['debts'] = {
  youOwe: (money) => `Nos debe ${money}.`,
  why: 'Ha vuelto a sus pagadores más de lo que ha entrado desde la última transferencia. Los pagos nuevos lo compensan automáticamente, y las transferencias esperan hasta entonces.',
  pay: (money) => `Pagar ${money} ahora`,
  withoutFee: 'Se abona en su propio saldo, sin comisión.',
  label: 'Lo que debe',
}
