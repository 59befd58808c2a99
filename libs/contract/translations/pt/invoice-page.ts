import type { Translated } from '../../messages/translated.js'

export const invoicePage: Translated['invoicePage'] = {
  invoiceNamed: (number) => `Fatura ${number}`,
  invoice: 'Fatura',
  seller: 'Emitida por',
  buyer: 'Cobrar de',
  taxNumber: (id) => `Número fiscal: ${id}`,
  issued: 'Emissão',
  dueOn: 'Vencimento',
  byTier: 'Por faixa',
  couponNamed: (name) => `Cupom ${name}`,
  subtotal: 'Subtotal sem impostos',
  taxNamed: (name, percentage) => `${name} (${percentage})`,
  total: 'Valor total',
  amountDue: 'Valor a pagar',
  reverseCharge: 'Autoliquidação: o imposto é devido pelo cliente.',
  payMoney: (money) => `Pagar ${money}`,
  downloadPdf: 'Baixar PDF',
  isPaid: 'Esta fatura está paga. Obrigado!',
  isVoid: 'Esta fatura foi anulada. Você não precisa pagá-la.',
  noInvoice: 'Fatura não encontrada',
  noInvoiceAdvice: 'Confira o link ou peça ao vendedor que envie a fatura novamente.',
}
