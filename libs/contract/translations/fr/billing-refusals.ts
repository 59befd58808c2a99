import type { Translated } from '../../messages/translated.js'

export const billing: Translated['clientRefusals']['clientRefusals']['billing'] = {
  nameRequired: 'Saisissez un nom',
  customerRequired: 'Choisissez un client',
  productRetired: 'Ce produit est retiré. Choisissez-en un autre',
  taxPercentage: 'Le pourcentage doit être un nombre de 0 à 100 avec au plus quatre décimales',
  reverseChargeIsZero: 'Un taux d’autoliquidation doit être de 0 %, car l’acheteur paie la taxe',
  countryCode: 'Le pays doit être un code de deux lettres, par exemple DE',
  taxIDForm: 'Ce numéro fiscal n’est pas valide',
  prefixForm: 'Le préfixe doit comporter 1 à 12 lettres majuscules ou chiffres',
  wholeFromTo: (name, least, most) => `${name} doit être un nombre entier de ${least} à ${most}`,
  linePriceUnknown: 'Une ligne indique un prix inconnu ou retiré',
  lineTaxRateUnknown: 'Une ligne indique un taux de taxe inconnu ou retiré',
  lineCurrency: 'Toutes les lignes doivent être dans la devise de la facture',
  totalTooLarge: 'Le total de la facture est trop élevé',
  invoiceNotDraft: 'Seul un brouillon peut être modifié',
  invoiceStates: {
    draft: 'Cette facture est un brouillon. Finalisez-la d’abord',
    open: 'Cette facture est déjà finalisée',
    paid: 'Cette facture est payée et ne peut plus être annulée ni passée en perte',
    void: 'Cette facture est annulée',
    uncollectible: 'Cette facture est marquée comme irrécouvrable',
  },
  invoiceBeingPaid: 'Un paiement de cette facture est en cours. Attendez qu’il soit terminé',
  invoicePartlyPaid:
    'Cette facture est partiellement payée et ne peut plus être annulée. Marquez-la plutôt comme irrécouvrable',
  savedMethodRequired: 'Choisissez un moyen de paiement enregistré',
  invoicePaidAlready: 'Cette facture est déjà payée',
  amountAboveRest: 'Le montant dépasse ce qui reste dû',
  customerHasNoEmail: 'Ce client n’a pas d’adresse e-mail. Ajoutez-en une ou partagez le lien de la facture',
  sellerMissing: 'Renseignez d’abord votre préfixe et votre adresse dans les paramètres de facturation',
  tooManyInvoiceMails: 'Cette facture a été envoyée trop souvent aujourd’hui. Réessayez demain',
}
