import type { Translated } from '../../messages/translated.js'

export const invoiceMails: Translated['invoiceMails'] = {
  invoice: {
    subject: (number, merchantName) => `Factura ${number} de ${merchantName}`,
    due: (merchantName, money, day) => `${merchantName} le ha enviado una factura de ${money}. Vence el ${day}.`,
    settled: (merchantName, money) => `${merchantName} le ha enviado una factura de ${money}. Ya está pagada.`,
    rest: (money) => `Quedan ${money} por pagar.`,
    coupon: (name, money) => `El cupón ${name} descuenta ${money}.`,
    questions: (merchantName) => `¿Tiene preguntas sobre esta factura? Póngase en contacto con ${merchantName}.`,
    viewAndPay: 'Ver y pagar la factura',
    view: 'Ver la factura',
    closing: (merchantName) => `Recibe este correo porque ${merchantName} le ha enviado una factura.`,
  },
}
