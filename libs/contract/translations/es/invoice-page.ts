import type { Translated } from '../../messages/translated.js'

export const invoicePage: Translated['invoicePage'] = {
  invoiceNamed: (number) => `Factura ${number}`,
  invoice: 'Factura',
  seller: 'Emisor',
  buyer: 'Facturar a',
  taxNumber: (id) => `NIF-IVA: ${id}`,
  issued: 'Fecha de emisión',
  dueOn: 'Vencimiento',
  byTier: 'Por tramos',
  couponNamed: (name) => `Cupón ${name}`,
  subtotal: 'Base imponible',
  taxNamed: (name, percentage) => `${name} (${percentage})`,
  total: 'Importe total',
  amountDue: 'Importe pendiente',
  reverseCharge: 'Inversión del sujeto pasivo: el cliente debe ingresar el IVA.',
  payMoney: (money) => `Pagar ${money}`,
  downloadPdf: 'Descargar PDF',
  isPaid: 'Esta factura está pagada. ¡Gracias!',
  isVoid: 'Esta factura se ha anulado. No tiene que pagarla.',
  noInvoice: 'Factura no encontrada',
  noInvoiceAdvice: 'Compruebe el enlace o pida al vendedor que le envíe de nuevo la factura.',
}
