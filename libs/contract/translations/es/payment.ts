import type { Translated } from '../../messages/translated.js'

export const payment: Translated['payment'] = {
  theCodeGoesTo: 'El código se envía a',
  theLastCodeWorksUntil: 'El último código vale hasta',
  triesLeft: 'Intentos restantes',
  resendsLeft: 'Reenvíos restantes',
  thePaymentExpires: 'El pago caduca',
  payment: 'Pago',
  codeCannotBeResent: 'El código no se puede volver a enviar. El último enviado sigue siendo válido.',
  resendCode: 'Reenviar código',
  youCanSendItAgain: (waitSeconds) => `Podrá reenviarlo dentro de ${waitSeconds} s`,
  youCanSendItAgainFrom: (clock) => `Podrá reenviarlo a partir de las ${clock}`,
  noPaymentFound: 'No se ha encontrado ningún pago.',
  noPaymentMatches: (searched) => `Ninguno de sus pagos tiene la referencia o el ID «${searched}».`,
  whichPayment: '¿Qué pago?',
  severalPaymentsHaveThisReference: 'Varios pagos tienen esta referencia.',
  thisPaymentDoesNotWait: 'Este pago no espera ningún código.',
  referenceOrTransactionId: 'Referencia o ID de transacción',
  find: 'Buscar',
  resendOtp: 'Reenviar código',
  codeResent: (contact) => `El código se ha vuelto a enviar a ${contact}`,
  thePayer: 'el pagador',
  failedToSendTheCode: 'No se ha podido volver a enviar el código',
  aPayerDidNotGet:
    '¿Un pagador no ha recibido el código de un solo uso de un pago? Busque el pago y envíe el código de nuevo.',
}
