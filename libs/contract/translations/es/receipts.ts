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
  confirmPayment: {
    subject: (merchantName) => `Confirme su pago a ${merchantName}`,
    asks: (money, merchantName) =>
      `${merchantName} quiere cobrar ${money} con su método de pago guardado. Su banco le pide que confirme el pago.`,
    what: (description, transactionID) => `Concepto: ${description}\nPago: ${transactionID}`,
    until: (time) => `El enlace funciona hasta el ${time}. Si no confirma, no se le cobrará nada.`,
    test: 'Esto es una prueba: no se mueve dinero.',
    button: 'Confirmar el pago',
    closing: 'Recibe este correo porque guardó un método de pago con este comercio.',
  },
}
