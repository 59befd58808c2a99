import type { Translated } from '../../messages/translated.js'

export const receipts: Translated['receipts'] = {
  receipt: {
    subject: (merchantName) => `Su recibo de ${merchantName}`,
    paid: (money, merchantName) => `Ha pagado ${money} a ${merchantName}.`,
    what: (description, transactionID) => `Concepto: ${description}\nPago: ${transactionID}`,
    test: 'Esto ha sido una prueba: no se ha movido dinero.',
    questions: (merchantName) => `¿Alguna pregunta sobre su compra? Diríjase a ${merchantName}.`,
    button: 'Ver el recibo',
    closing: 'Gatehouse ha enviado este correo automáticamente porque se indicó esta dirección al pagar.',
  },
}
