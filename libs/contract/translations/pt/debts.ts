import type { Translated } from '../../messages/translated.js'

export const debts: Translated['debts'] = {
  youOwe: (money) => `Deve-nos ${money}.`,
  why: 'Desde o último repasse, voltou para os pagadores mais do que entrou. Os novos pagamentos compensam-no por si, e os repasses esperam até lá.',
  pay: (money) => `Pagar ${money} agora`,
  withoutFee: 'Creditado no seu próprio saldo, sem tarifa.',
  label: 'O que deve',
}
