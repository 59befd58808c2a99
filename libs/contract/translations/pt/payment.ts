import type { Translated } from '../../messages/translated.js'

export const payment: Translated['payment'] = {
  theCodeGoesTo: 'O código é enviado para',
  theLastCodeWorksUntil: 'O último código é válido até',
  triesLeft: 'Tentativas restantes',
  resendsLeft: 'Reenvios restantes',
  thePaymentExpires: 'O pagamento expira em',
  payment: 'Pagamento',
  codeCannotBeResent: 'O código já não pode ser reenviado. O último enviado continua válido.',
  resendCode: 'Reenviar código',
  youCanSendItAgain: (waitSeconds) => `Pode reenviá-lo dentro de ${waitSeconds} s`,
  youCanSendItAgainFrom: (clock) => `Pode reenviá-lo a partir das ${clock}`,
  noPaymentFound: 'Nenhum pagamento encontrado.',
  noPaymentMatches: (searched) => `Nenhum dos seus pagamentos tem a referência ou o ID “${searched}”.`,
  whichPayment: 'Qual pagamento?',
  severalPaymentsHaveThisReference: 'Vários pagamentos têm esta referência.',
  thisPaymentDoesNotWait: 'Este pagamento não está à espera de um código.',
  referenceOrTransactionId: 'Referência ou ID da transação',
  find: 'Procurar',
  resendOtp: 'Reenviar código',
  codeResent: (contact) => `O código foi reenviado para ${contact}`,
  thePayer: 'o pagador',
  failedToSendTheCode: 'O reenvio do código falhou',
  aPayerDidNotGet:
    'Um pagador não recebeu o código de uso único de um pagamento? Procure o pagamento e reenvie o código.',
}
