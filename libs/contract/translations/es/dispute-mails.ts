import type { Translated } from '../../messages/translated.js'

export const disputeMails: Translated['disputeMails'] = {
  test: 'Modo de prueba: ',
  subject: (money) => `Un pagador disputa ${money}`,
  news: (money, transactionID) =>
    `El banco de un pagador reclama ${money} del pago ${transactionID}. Su parte queda retenida hasta que se cierre la disputa.`,
  reasons: {
    fraudulent: 'El pagador dice que no fue él',
    not_received: 'El pagador dice que no ha recibido nada',
    not_as_described: 'El pagador dice que no es lo que se describía',
    duplicate: 'El pagador dice que se pagó dos veces',
    credit_not_processed: 'El pagador espera un reembolso',
    subscription_canceled: 'El pagador dice que la suscripción había terminado',
    general: 'El banco del pagador no ha dado ningún motivo',
  },
  evidenceUntil: (time) => `Puede presentar sus argumentos, una sola vez, hasta el ${time}.`,
  processorDecides: 'No tiene que hacer nada ahora: decide el procesador del pago.',
  inquirySubject: (money) => `El banco de un pagador pregunta por ${money}`,
  inquiryNews: (money, transactionID) =>
    `El banco de un pagador pregunta por ${money} del pago ${transactionID}. No se retiene dinero. Una buena respuesta puede evitar una disputa.`,
  dueSubjects: {
    week: (money) => `Quedan 7 días para responder al banco de un pagador sobre ${money}`,
    two_days: (money) => `Quedan 2 días para responder al banco de un pagador sobre ${money}`,
    last_day: (money) => `Último día para responder al banco de un pagador sobre ${money}`,
  },
  dueNews: (money, transactionID) =>
    `Aún no se han enviado pruebas sobre ${money} del pago ${transactionID}. Sin ellas, el banco suele dar la razón al pagador.`,
  button: 'Ver el pago',
  closing: 'Gatehouse ha enviado este correo automáticamente porque se disputa un pago suyo.',
}
