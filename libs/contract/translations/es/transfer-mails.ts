import type { Translated } from '../../messages/translated.js'

export const transferMails: Translated['transferMails'] = {
  details: {
    subject: (merchantName) => `Su transferencia a ${merchantName}`,
    news: (money, merchantName) => `Para pagar a ${merchantName}, transfiera ${money} a esta cuenta:`,
    reference: (day) => `Indique exactamente esta referencia. El pago vence el ${day}.`,
    button: 'Ver el pago',
  },
  part: {
    subject: (missing, merchantName) => `A su transferencia a ${merchantName} le faltan ${missing}`,
    news: (received, missing) => `Hemos recibido ${received}. Transfiera los ${missing} restantes a esta cuenta:`,
  },
  late: {
    subject: (merchantName) => `Su transferencia a ${merchantName} llegó demasiado tarde`,
    news: (money, merchantName) =>
      `Recibimos ${money} después de que terminara su pago a ${merchantName}. Aceptaremos el importe o se lo devolveremos.`,
  },
  returned: {
    subject: (money) => `Hemos devuelto su transferencia de ${money}`,
    news: (money, merchantName) =>
      `Su pago a ${merchantName} no necesitaba esta transferencia. Hemos devuelto ${money} a la cuenta de origen.`,
  },
  test: 'Esto es una prueba. No envíe dinero.',
  questions: (merchantName) => `¿Preguntas sobre su pago? Póngase en contacto con ${merchantName}.`,
  closing: 'Recibe este correo porque se indicó esta dirección con el pago.',
}
