import type { Translated } from '../../messages/translated.js'

type Refusals = Translated['clientRefusals']['clientRefusals']

export const subscriptions: Refusals['subscriptions'] = {
  subscriptionStates: {
    incomplete: 'La première facture de cet abonnement n’est pas encore payée',
    trialing: 'Cet abonnement est en période d’essai',
    active: 'Cet abonnement est actif',
    past_due: 'Un paiement de cet abonnement est en retard',
    paused: 'Cet abonnement est en pause. Reprenez-le d’abord',
    canceled: 'Cet abonnement est résilié',
  },
  samePriceTwice: 'Indiquez chaque prix une seule fois, avec sa quantité',
  priceUnknown: 'Un prix choisi n’existe pas',
  priceRetired: 'Un prix choisi est retiré. Choisissez-en un autre',
  priceOneOff: 'Un prix choisi n’est payé qu’une fois. Choisissez un prix récurrent',
  pricesDiffer: 'Tous les prix d’un abonnement doivent avoir la même devise et la même période',
  quantityOfMetered: 'Un prix à la consommation n’a pas de quantité. Laissez-la vide',
  currencyFixed: 'La devise d’un abonnement ne peut pas changer. Créez un autre abonnement',
  taxRateUnknown: 'Un taux de taxe est inconnu ou retiré',
  timeZoneForm: 'Saisissez un fuseau horaire, par exemple Europe/Berlin',
  totalTooLarge: 'Le total d’une période est trop élevé',
  tooManyPendingLines: 'Trop de modifications attendent la prochaine facture. Réessayez après',
  customerSubscribed: 'Ce client a un abonnement. Résiliez-le d’abord',
  portalPriceUnknown: 'Un prix n’existe pas, est retiré, à la consommation ou payé une seule fois',
}

export const testClocks: Refusals['testClocks'] = {
  testModeOnly: 'Les horloges de test n’existent qu’en mode test',
  clockBackwards: 'Une horloge ne peut qu’avancer. Choisissez une date ultérieure',
  clockTooFar: (years) => `Une horloge avance d’au plus ${years} ans à la fois`,
  clockAdvancing: 'Cette horloge avance. Attendez qu’elle soit prête',
  clockTooEarly: 'Une horloge ne peut pas afficher une date avant 1970',
  tooManyClocks: (most) => `Vous pouvez avoir au plus ${most} horloges ouvertes. Fermez-en une d’abord`,
  clockFull: (most) => `Une horloge accepte au plus ${most} clients. Utilisez-en une autre`,
  clockClosed: 'Cette horloge est fermée. Créez-en une autre',
  clockUnknown: 'Aucune horloge de test n’a cet identifiant',
}

export const creditNotes: Refusals['creditNotes'] = {
  creditTooLarge: 'Vous ne pouvez pas créditer plus que ce qui reste de la facture ou d’une ligne',
  nothingToCredit: 'Cette facture est entièrement créditée',
}

export const coupons: Refusals['coupons'] = {
  codeForm: 'Un code comporte 1 à 40 lettres de A à Z, chiffres, tirets ou traits de soulignement',
  codeTaken: 'Ce code est déjà utilisé par un autre code promo',
  percentOrAmount: 'Saisissez un pourcentage ou un montant',
  percentOffForm: 'Le pourcentage doit être supérieur à 0 et ne pas dépasser 100, avec au plus deux décimales',
  redeemByPast: 'La date limite doit être à venir',
  couponUnknown: 'Aucun code promo n’a cet identifiant',
  couponCurrency: 'Ce code promo déduit un montant dans une autre devise',
  couponRetired: 'Ce code promo est retiré',
  couponExpired: 'Ce code promo a expiré',
  couponUsedUp: 'Ce code promo a atteint sa limite d’utilisations',
  couponUsedByCustomer: 'Ce client a déjà utilisé ce code promo',
}
