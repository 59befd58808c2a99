import type { Translated } from '../../messages/translated.js'

export const payment: Translated['payment'] = {
  theCodeGoesTo: 'Le code est envoyé à',
  theLastCodeWorksUntil: 'Le dernier code est valable jusqu’au',
  triesLeft: 'Essais restants',
  resendsLeft: 'Renvois restants',
  thePaymentExpires: 'Le paiement expire le',
  payment: 'Paiement',
  codeCannotBeResent: 'Le code ne peut plus être renvoyé. Le dernier envoyé reste valable.',
  resendCode: 'Renvoyer le code',
  youCanSendItAgain: (waitSeconds) => `Vous pourrez le renvoyer dans ${waitSeconds} s`,
  youCanSendItAgainFrom: (clock) => `Vous pourrez le renvoyer à partir de ${clock}`,
  noPaymentFound: 'Aucun paiement trouvé.',
  noPaymentMatches: (searched) => `Aucun de vos paiements n’a « ${searched} » comme référence ou comme identifiant.`,
  whichPayment: 'Quel paiement ?',
  severalPaymentsHaveThisReference: 'Plusieurs paiements ont cette référence.',
  thisPaymentDoesNotWait: 'Ce paiement n’attend pas de code.',
  referenceOrTransactionId: 'Référence ou identifiant de transaction',
  find: 'Rechercher',
  resendOtp: 'Renvoyer le code',
  codeResent: (contact) => `Le code a été renvoyé à ${contact}`,
  thePayer: 'votre payeur',
  failedToSendTheCode: 'Le renvoi du code a échoué',
  aPayerDidNotGet:
    'Un payeur n’a pas reçu le code à usage unique d’un paiement ? Recherchez le paiement et renvoyez le code.',
}
