import type { Translated } from '../../messages/translated.js'

export const limits: Translated['limits'] = {
  limits: 'Plafonds',
  clientLead:
    'Ce que vous pouvez encaisser et rembourser, et ce qui compte en ce moment. Pour davantage, adressez-vous à notre équipe.',
  inMode: { test: 'En mode test', live: 'En mode réel' },
  none: 'Aucun plafond n’est fixé.',
  open: 'Voir vos plafonds',
  toProfile: 'Retour au profil',
  add: 'Fixer un plafond',
  change: (currency) => `Modifier : plafonds en ${currency}`,
  edit: 'Modifier',
  titleOf: (currency) => `Plafonds en ${currency}`,
  newTitle: 'Fixer des plafonds',
  formLead:
    'Laissez vide ce qui n’est pas plafonné. Ce qui a été payé au cours des 30 derniers jours compte immédiatement.',
  formLeadOnPlan:
    'Ce que vous saisissez remplace le plafond de l’offre, qu’il soit supérieur ou inférieur. Ce que vous laissez vide suit l’offre.',
  onPlan: (plan) => `Selon l’offre ${plan}`,
  currency: 'Devise',
  save: 'Enregistrer',
  saved: 'Plafonds enregistrés',
  failedToSave: 'Les plafonds n’ont pas pu être enregistrés',
  amountForm: (unit) => `Veuillez saisir un montant en ${unit}, par exemple 10`,
  countForm: 'Veuillez saisir un nombre entier',
  currencyRequired: 'Veuillez choisir une devise',
  names: {
    paymentLeast: 'Minimum par paiement',
    paymentMost: 'Maximum par paiement',
    dayAmount: 'Encaissé en un jour',
    dayCount: 'Paiements en un jour',
    thirtyDaysAmount: 'Encaissé en 30 jours',
    thirtyDaysCount: 'Paiements en 30 jours',
    refundDayAmount: 'Remboursé en un jour',
    refundDayCount: 'Remboursements en un jour',
    refundsBeyondBalance: 'Remboursements au-delà du solde',
  },
  refundsBeyondBalanceHelp:
    'Saisissez 0 pour refuser les remboursements que le solde ne couvre pas. Pour les paiements des sous-comptes, l’absence de plafond équivaut à 0.',
  groups: {
    payment: 'Un paiement',
    day: 'En un jour',
    thirtyDays: 'En 30 jours',
    refundDay: 'Remboursements en un jour',
    balance: 'Remboursements et solde',
  },
  usedOf: (used, limit) => `${used} sur ${limit}`,
}
