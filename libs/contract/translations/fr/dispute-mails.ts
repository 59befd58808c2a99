import type { Translated } from '../../messages/translated.js'

export const disputeMails: Translated['disputeMails'] = {
  test: 'Mode test : ',
  subject: (money) => `Un payeur conteste ${money}`,
  news: (money, transactionID) =>
    `La banque d’un payeur redemande ${money} du paiement ${transactionID}. Votre part est bloquée jusqu’à la clôture du litige.`,
  reasons: {
    fraudulent: 'Le payeur affirme que ce n’était pas lui',
    not_received: 'Le payeur affirme n’avoir rien reçu',
    not_as_described: 'Le payeur affirme que cela ne correspond pas à la description',
    duplicate: 'Le payeur affirme avoir payé deux fois',
    credit_not_processed: 'Le payeur attend un remboursement',
    subscription_canceled: 'Le payeur affirme que l’abonnement avait pris fin',
    general: 'La banque du payeur n’a donné aucun motif',
  },
  evidenceUntil: (time) => `Vous pouvez présenter vos arguments, une seule fois, jusqu’au ${time}.`,
  processorDecides: 'Vous n’avez rien à faire pour le moment : le prestataire de paiement décide.',
  inquirySubject: (money) => `La banque d’un payeur vous interroge sur ${money}`,
  inquiryNews: (money, transactionID) =>
    `La banque d’un payeur demande des informations sur ${money} du paiement ${transactionID}. Aucun montant n’est bloqué. Une bonne réponse peut éviter un litige.`,
  dueSubjects: {
    week: (money) => `Il reste 7 jours pour répondre à la banque d’un payeur au sujet de ${money}`,
    two_days: (money) => `Il reste 2 jours pour répondre à la banque d’un payeur au sujet de ${money}`,
    last_day: (money) => `Dernier jour pour répondre à la banque d’un payeur au sujet de ${money}`,
  },
  dueNews: (money, transactionID) =>
    `Aucun justificatif n’a encore été envoyé pour ${money} du paiement ${transactionID}. Sans justificatif, la banque donne en général raison au payeur.`,
  button: 'Voir le paiement',
  closing: 'Cet e-mail a été envoyé automatiquement par Gatehouse parce qu’un de vos paiements est contesté.',
}
