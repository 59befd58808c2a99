import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')
const declined = 'Le paiement a été refusé'

export const payerRefusals: Translated['payerRefusals'] = {
  payerRefusals: {
    closedLinks: {
      used: 'Ce lien de paiement valait pour un seul paiement, qui a été effectué',
      expired: 'Ce lien de paiement a expiré',
      closed: 'Ce lien de paiement est fermé',
    },
    failures: {
      declined,
      insufficient_funds: 'Le solde du compte est insuffisant',
      expired_card: 'La carte a expiré',
      invalid_card: 'Les données de la carte sont incorrectes',
      lost_card: declined,
      stolen_card: declined,
      do_not_honor: 'La banque du payeur a refusé le paiement',
      limit_exceeded: 'Le paiement dépasse un plafond de la carte',
      suspected_fraud: declined,
      authentication_failed: 'La banque n’a pas confirmé l’identité du payeur',
      otp_failed: 'Le code à usage unique n’a pas été confirmé',
      method_not_supported: 'La carte ou le moyen de paiement n’est pas accepté pour ce paiement',
      currency_not_supported: 'La carte ou le compte n’accepte pas cette devise',
      amount_not_supported: 'Ce montant n’est pas accepté',
      processing_error: 'Le prestataire de paiement a eu un incident. Veuillez réessayer',
      processor_unavailable: 'Le prestataire de paiement est injoignable. Veuillez réessayer plus tard',
      not_received: 'Le prestataire de paiement n’a jamais reçu ce paiement',
      capture_failed: 'Le paiement était autorisé, mais le montant n’a pas pu être encaissé',
      blocked: declined,
    },
    thisFormWasSentBefore:
      'Ce formulaire a déjà été envoyé avec d’autres données, qui ont été prises en compte. Veuillez le rouvrir',
    codeRequired: 'Le code est obligatoire',
    enterText: 'Veuillez saisir un texte',
    realCard:
      'Ceci ressemble à un vrai numéro de carte. Aucun ne peut être conservé ici : retirez-le, ou utilisez une carte de test',
    atLeastForPayer: (limit) => `Un paiement est d’au moins ${limit}. Rien n’a été débité`,
    atMostForPayer: (limit) => `Un paiement est d’au plus ${limit}. Rien n’a été débité`,
    notRightNowForPayer:
      'Le marchand ne peut pas accepter ce paiement pour le moment. Rien n’a été débité. Réessayez plus tard, ou adressez-vous au marchand',
    databaseAway: 'La base de données ne répond pas pour le moment. Veuillez réessayer dans un instant',
    tooManyRequests: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
    linkChanged: 'Le montant dû a changé entre-temps, et rien n’a été débité. Veuillez vérifier à nouveau',
    paymentUnderWay: 'Un paiement est en cours avec ce lien. S’il n’aboutit pas, le lien pourra de nouveau être payé',
    restTooSmall: 'Aucun moyen de paiement n’accepte ce qui resterait. Payez la totalité, ou une partie plus petite',
    setupAttemptsUsed:
      'Trop de moyens de paiement ont échoué avec ce lien. Rien n’a été prélevé. Veuillez demander un nouveau lien au marchand',
    codeExpired: 'Ce code a expiré. Demandez-en un nouveau',
    codeSentJustNow: (waitSeconds) =>
      `Un code vient d’être envoyé. Le prochain pourra être envoyé dans ${waitSeconds} s`,
    noResendsLeft: 'Le code ne peut plus être renvoyé. Le dernier envoyé reste valable',
    outcomeUnknown:
      'Le prestataire de paiement n’a pas encore répondu. Réessayez dans un instant, ce paiement ne sera pas effectué deux fois',
    wrongCode: (triesLeft) =>
      `Ce code est incorrect. ${count(triesLeft, { one: 'Il reste # essai', other: 'Il reste # essais' })}`,
    processorUnavailable: 'Le prestataire de paiement est injoignable. Veuillez réessayer plus tard',
    noProcessor: 'Ce paiement ne peut être accepté pour le moment. Veuillez vous adresser au marchand',
    tokenOfNoAccount: 'Ce moyen de paiement n’est plus accepté ici. Veuillez recommencer',
    codeToPhone: 'le téléphone lié à votre compte bancaire',
  },
}
