import type { Translated } from '../../messages/translated.js'

export const renewalMails: Translated['renewalMails'] = {
  failed: {
    subject: (merchantName) => `Votre paiement à ${merchantName} a échoué`,
    news: (merchantName, money, number) =>
      `Votre paiement de ${money} à ${merchantName} pour la facture ${number} a échoué.`,
    next: 'Payez avec le bouton ci-dessous. Si vous enregistrez le nouveau moyen de paiement, il servira aux prochains paiements.',
    nextOfEnded: 'Payez avec le bouton ci-dessous.',
    button: 'Payer ou changer de moyen de paiement',
  },
  confirmation: {
    subject: (merchantName) => `Confirmez votre paiement à ${merchantName}`,
    news: (merchantName, money) =>
      `Votre banque vous demande de confirmer votre paiement de ${money} à ${merchantName}.`,
    next: 'Confirmez-le avec le bouton ci-dessous. En attendant, votre abonnement reste actif.',
    nextOfEnded: 'Confirmez-le avec le bouton ci-dessous.',
    button: 'Confirmer le paiement',
  },
  closing: (merchantName) => `Vous recevez cet e-mail parce que vous avez un abonnement auprès de ${merchantName}.`,
  closingOfEnded: (merchantName) =>
    `Vous recevez cet e-mail parce que vous aviez un abonnement auprès de ${merchantName}.`,
}
