import type { Translated } from '../../messages/translated.js'

export const paymentFailureMails: Translated['paymentFailureMails'] = {
  test: 'Modo de prueba: ',
  subject: (money) => `Un pago de ${money} ha fallado tras la captura`,
  news: (money, transactionID) =>
    `El procesador no pudo cobrar ${money} del pago ${transactionID}, aunque ya lo había confirmado. El importe se ha descontado de su saldo y la comisión se ha devuelto.`,
  advice:
    'Si aún no ha entregado el pedido, reténgalo y pida al pagador que pague de nuevo. Si la captura tiene éxito más adelante, el importe vuelve a su saldo.',
  button: 'Ver el pago',
  closing: 'Gatehouse ha enviado este correo automáticamente porque ha fallado un pago suyo.',
}
